import { useQueryClient } from '@tanstack/react-query'
import { FolderOpen, Pencil } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../../app/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { sentenceOf } from '../../../ui/form-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../../ui/useAction.ts'
import { ToolCard } from '../../tools/ui/ToolCard.tsx'
import type { SavedTool } from '../saved.contract.ts'
import { FOLDER_MAX, NOTE_MAX } from '../saved.limits.ts'
import { savedToolsQuery } from './saved.ts'

const LOST = 'Network error. Please try again; your text is kept.'

/** A saved tool, with what its owner has noted. */
export function SavedToolCard({ tool, folders }: { tool: SavedTool; folders: string[] }) {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <div className="flex-1">
        <ToolCard tool={tool} heading="h2" />
      </div>
      <div className="mt-2 rounded-card bg-raised p-3 text-sm">
        {editing ? (
          <NoteForm tool={tool} folders={folders} onClose={() => setEditing(false)} />
        ) : (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1 self-center">
              {tool.folder && (
                <p className="flex items-center gap-1.5 font-medium">
                  <FolderOpen className="size-4 shrink-0 text-muted" aria-hidden="true" />
                  <span className="sr-only">Folder: </span>
                  <span className="truncate">{tool.folder}</span>
                </p>
              )}
              {tool.note ? (
                <p dir="auto" className="break-words whitespace-pre-line">
                  {tool.note}
                </p>
              ) : (
                !tool.folder && <p className="text-muted">No note yet</p>
              )}
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Edit note and folder of ${tool.name}`}
              onClick={() => setEditing(true)}
              icon={Pencil}
            />
          </div>
        )}
      </div>
    </>
  )
}

function NoteForm({ tool, folders, onClose }: { tool: SavedTool; folders: string[]; onClose: () => void }) {
  const queryClient = useQueryClient()
  const list = useId()
  const [note, setNote] = useState(tool.note ?? '')
  const [folder, setFolder] = useState(tool.folder ?? '')
  const { busy, failure, run } = useAction((error) => sentenceOf(error, LOST))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const params = { id: String(tool.id) }
      const saved = await api('PUT /api/users/saved-tools/{id}', { params, body: { note, folder } })
      queryClient.setQueryData(savedToolsQuery.queryKey, (tools: SavedTool[] | undefined) =>
        tools?.map((t) => (t.id === saved.id ? saved : t)),
      )
      onClose()
      void toast({ title: 'Note saved' })
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-3" aria-label={`Note and folder of ${tool.name}`}>
      <Field label="Note">
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={NOTE_MAX}
            className="field"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Field label="Folder">
        {(field) => (
          <>
            <input
              {...field}
              list={list}
              maxLength={FOLDER_MAX}
              className="field"
              autoComplete="off"
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
            />
            <datalist id={list}>
              {folders.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <FormFailure message={failure} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
