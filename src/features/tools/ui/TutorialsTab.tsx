import { BookOpen, FileText, Play } from 'lucide-react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Tool, Tutorial } from '../tools.contract.ts'

export function TutorialsTab({ tool, tutorials }: { tool: Tool; tutorials: Tutorial[] | null }) {
  if (tutorials === null) {
    return (
      <EmptyState
        title="Tutorials are not available right now"
        icon={<BookOpen className="size-10" aria-hidden="true" />}
      >
        <p className="max-w-md text-muted">
          They will be back in a moment. The rest of this page is complete.
        </p>
      </EmptyState>
    )
  }
  if (tutorials.length === 0) {
    return (
      <EmptyState title="No tutorials yet" icon={<BookOpen className="size-10" aria-hidden="true" />}>
        <p className="max-w-md text-muted">
          Nobody has added a tutorial for {tool.name} so far. Its website is the best place to begin.
        </p>
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {tutorials.map((tutorial) => (
        <li key={tutorial.id} className="card p-5">
          <h2 className="text-lg">{tutorial.title}</h2>
          <p className="mt-1 text-sm text-muted">
            {[
              tutorial.difficulty_level,
              tutorial.duration_minutes !== null && `${tutorial.duration_minutes} min`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-2 text-sm">{tutorial.description}</p>
          <div className="mt-3 flex gap-4 text-sm">
            {tutorial.video_url && (
              <a
                href={tutorial.video_url}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex items-center gap-1.5"
              >
                <Play className="size-4" aria-hidden="true" /> Video
              </a>
            )}
            {tutorial.pdf_url && (
              <a
                href={tutorial.pdf_url}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex items-center gap-1.5"
              >
                <FileText className="size-4" aria-hidden="true" /> PDF
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
