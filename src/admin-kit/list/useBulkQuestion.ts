import { createElement, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { BULK_ASKED_ABOVE } from '../admin-kit.limits.ts'

interface Question {
  /** 'Deactivate 25 tools?' */
  question: string
  action: string
  run: () => void
}

/** Asks before something is done to many records at once; to few of them it is done at once. */
export function useBulkQuestion() {
  const [asked, setAsked] = useState<Question | null>(null)
  return {
    ask: (count: number, question: Question) =>
      count > BULK_ASKED_ABOVE ? setAsked(question) : question.run(),
    question: createElement(ConfirmDialog, {
      question: asked?.question ?? null,
      detail: 'It can be undone afterwards.',
      action: asked?.action ?? '',
      onConfirm: () => asked?.run(),
      onClose: () => setAsked(null),
    }),
  }
}
