import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppError } from '../../../shared/errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'

/** Where an article should be: why there is none, and ways on. */
function Missing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl">Blog Post Not Found</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        <Link to="/blog" className={buttonClass(children ? 'secondary' : 'primary')}>
          Back to the Blog
        </Link>
      </div>
    </div>
  )
}

export function BlogPostNotFound(): ReactNode {
  return <Missing text="The blog post you're looking for doesn't exist." />
}

/** The article could not be read: what the server said, or that there was no answer. */
export function BlogPostFailed({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  return (
    <div role="alert">
      <Missing text={error instanceof AppError ? error.message : 'Failed to load blog post'}>
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          Try again
        </button>
      </Missing>
    </div>
  )
}
