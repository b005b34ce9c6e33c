import { useRef, useState } from 'react'
import { api } from '../../../../app/query.ts'
import type { AdminPost } from '../../admin-blog.contract.ts'
import type { CheckResult } from './CheckList.tsx'
import type { PostValues } from './post-values.ts'

const ask = (values: PostValues) => api('POST /api/admin/blog/check', { body: values })

/** The check of an article, on demand and before it is published. */
export function usePostCheck() {
  const [found, setFound] = useState<{ result: CheckResult; isWaiting: boolean } | null>(null)
  const isChecked = useRef(false)
  return {
    result: found?.result ?? null,
    /** Publishing waits for an answer to what was found. */
    isWaiting: found?.isWaiting === true,
    close: () => setFound(null),
    /** Shows what there is to find. */
    check: async (values: PostValues) => setFound({ result: await ask(values), isWaiting: false }),
    /** Whether an article can be stored at once; else what was found before its publication is shown. */
    maySave: async (values: PostValues, stored: AdminPost | null): Promise<boolean> => {
      if (isChecked.current || !values.is_published || stored?.is_published) return true
      const result = await ask(values).catch(() => null)
      if (!result || result.issues.every(({ level }) => level === 'note')) return true
      setFound({ result, isWaiting: true })
      return false
    },
    /** Goes on whatever was found. */
    publish: async (submit: () => Promise<void>) => {
      setFound(null)
      isChecked.current = true
      await submit()
      isChecked.current = false
    },
  }
}
