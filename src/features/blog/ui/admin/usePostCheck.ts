import { useState } from 'react'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { CheckResult } from './CheckList.tsx'
import type { PostValues } from './post-values.ts'

/** The check of an article, on demand and before it is published. */
export function usePostCheck(onFailure: (sentence: string) => void) {
  const [check, setCheck] = useState<{ result: CheckResult; publishes: boolean } | null>(null)
  /** Answers whether it can be published at once; else what was found is shown. */
  const runCheck = async (values: PostValues, content: string, publishes: boolean): Promise<boolean> => {
    const { title, excerpt, cover_image_url, seo_title, seo_description, categories } = values
    const body = { title, excerpt, content, cover_image_url, seo_title, seo_description, categories }
    try {
      const result = await api('POST /api/admin/blog/check', { body })
      const isFine = publishes && result.issues.every(({ level }) => level === 'note')
      if (!isFine) setCheck({ result, publishes })
      return isFine
    } catch (error) {
      if (publishes) return true
      onFailure(error instanceof AppError ? error.message : 'The check could not be made. Please try again.')
      return false
    }
  }
  return { check, runCheck, closeCheck: () => setCheck(null) }
}
