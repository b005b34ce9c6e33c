import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MissingMessage } from '../../../app/MissingMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'

const MISSING = { title: 'Blog Post Not Found', to: '/blog', label: 'Back to the Blog' } as const

export function BlogPostNotFound(): ReactNode {
  return <MissingMessage {...MISSING} text="The blog post you're looking for doesn't exist." />
}

/** The article could not be read: what the server said, or that there was no answer. */
export function BlogPostFailed({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert">
      <MissingMessage {...MISSING} text={sentenceOf(error, 'Failed to load blog post')}>
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      </MissingMessage>
    </div>
  )
}
