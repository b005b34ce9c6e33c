import type { ReactNode } from 'react'
import { PageContents } from '../../../ui/PageContents.tsx'
import { UsDate } from '../../../ui/UsDate.tsx'
import { LEGAL_CHANGED, type Part } from '../legal-texts.ts'

interface Props {
  title: string
  parts: Part[]
  /** Stands below the part of this id. */
  below?: Record<string, ReactNode>
}

/** A document to be read and referred to: its parts have addresses, and a list of them stands beside. */
export function LegalText({ title, parts, below = {} }: Props) {
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 text-sm text-muted">
        Last changed <UsDate value={LEGAL_CHANGED} />
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[14rem_1fr]">
        <PageContents parts={parts} />
        <div className="max-w-prose space-y-9">
          {parts.map(({ id, title: name, paragraphs }) => (
            <section key={id} id={id} className="scroll-mt-24">
              <h2 className="mb-3 text-xl">{name}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3 text-pretty">
                  {paragraph}
                </p>
              ))}
              {below[id]}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
