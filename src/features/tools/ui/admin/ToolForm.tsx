import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback } from 'react'
import { FormProvider } from 'react-hook-form'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { ConflictDialog, type ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { FieldGroup } from '../../../../admin-kit/form/FieldGroup.tsx'
import { FormFields } from '../../../../admin-kit/form/FormFields.tsx'
import { sinceOf } from '../../../../admin-kit/form/RecordForm.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { useRecordEdit } from '../../../../admin-kit/form/useRecordEdit.ts'
import { useParts } from '../../../../app/parts.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import { UNCATEGORIZED } from '../../../../shared/uncategorized.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { DraftNotice } from '../../../../ui/DraftNotice.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { type AdminTool, ToolInput } from '../../admin-tools.contract.ts'
import { TOOL_FIELDS } from '../../tools.fields.ts'
import { LogoField, ScreenshotsField } from './ImageFields.tsx'
import { ToolPreview } from './ToolPreview.tsx'
import { TutorialFields } from './TutorialFields.tsx'
import { newToolValues, type ToolValues, toolFieldOf, toolInput, toolValues } from './tool-values.ts'

interface Props {
  /** The tool that is edited; null for a new one. */
  tool: AdminTool | null
  /** What is known of a new one already. */
  known?: Partial<ToolValues>
  /** The suggestion that a new one comes from: it is approved with it. */
  submission?: { id: number; version: number }
  onSaved: (tool: AdminTool) => void
  onCancel: () => void
}

const LOST = 'Error saving tool: the server did not answer. What you typed is kept.'

/** Adds or edits a tool. */
export function ToolForm({ tool, known, submission, onSaved, onCancel }: Props) {
  const { LastCheck } = useParts()
  const { data: categories = [] } = useQuery(apiQuery('GET /api/categories', { query: { _t: 'admin' } }))
  const toValues = useCallback(
    (of: AdminTool | null) => (of ? toolValues(of) : newToolValues(known)),
    [known],
  )
  const edit = useRecordEdit<ToolValues, AdminTool, typeof ToolInput>({
    draftName: draftName(tool, submission),
    record: tool,
    toValues,
    toInput: toolInput,
    fieldOf: toolFieldOf,
    schema: ToolInput,
    create: (body) =>
      submission
        ? api('POST /api/admin/submissions/{id}/approve', {
            params: { id: String(submission.id) },
            body: { tool: body, version: submission.version },
          })
        : api('POST /api/admin/tools', { body }),
    update: (body, { id }) => api('PUT /api/admin/tools/{id}', { params: { id: String(id) }, body }),
    since: sinceOf('tool'),
    read: ({ id }) => api('GET /api/admin/tools/{id}', { params: { id: String(id) } }),
    failed: (reason) => `Failed to save tool: ${reason}`,
    lost: LOST,
    onSaved: (saved, isNew) => {
      tellSaved(isNew ? 'Tool created successfully!' : 'Tool updated successfully!', saved)
      onSaved(saved)
    },
  })
  const { form, stored, conflict, failure, restored } = edit
  const { isSubmitting, errors } = form.formState
  const show: ShowField = (field, value) =>
    field === 'category_id'
      ? (categories.find(({ id }) => id === value)?.name ?? UNCATEGORIZED.name)
      : undefined
  const wrong = Object.keys(errors).length

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={edit.submit}
        aria-label={stored ? `Edit ${stored.name}` : 'Add a tool'}
        className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid content-start gap-8">
          {restored && <DraftNotice at={restored} onDiscard={edit.discard} />}
          <FormFields
            fields={TOOL_FIELDS}
            group="What it is"
            first={['name', 'website_url', 'short_description', 'description', 'category_id', 'slug']}
            inputs={{
              category_id: (
                <ChoiceInput name="category_id" label="Category" required={false}>
                  <option value="">{UNCATEGORIZED.name}</option>
                  {categories.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </ChoiceInput>
              ),
            }}
            below={{
              website_url: stored && (
                <Suspense>
                  <LastCheck
                    id={stored.id}
                    onUse={(address) => form.setValue('website_url', address, { shouldDirty: true })}
                  />
                </Suspense>
              ),
            }}
          />
          <FormFields fields={TOOL_FIELDS} group="Price" />
          <FormFields fields={TOOL_FIELDS} group="Found by" />
          <FormFields
            fields={TOOL_FIELDS}
            group="Pictures and files"
            first={['logo_url', 'screenshots']}
            inputs={{ logo_url: <LogoField />, screenshots: <ScreenshotsField /> }}
          />
          <FieldGroup title="Tutorials">
            <TutorialFields />
          </FieldGroup>
        </div>
        <div className="grid content-start gap-6 lg:sticky lg:top-0">
          <ToolPreview categories={categories} reviewCount={stored?.review_count ?? 0} />
          <FormFields fields={TOOL_FIELDS} group="Publishing" />
          <div className="sticky bottom-0 -mx-1 grid gap-3 bg-surface px-1 pt-2 pb-1">
            {wrong > 0 && !failure && (
              <p role="alert" className="text-sm text-danger">
                {wrong === 1 ? 'One field needs' : `${wrong} fields need`} another look.
              </p>
            )}
            <FormFailure message={failure} />
            <div className="flex gap-2">
              <button type="submit" className={`${buttonClass('primary')} flex-1`} disabled={isSubmitting}>
                {isSubmitting ? 'Saving…' : stored ? 'Save Tool' : 'Create Tool'}
              </button>
              <button type="button" className={buttonClass('ghost')} onClick={onCancel}>
                Cancel
              </button>
            </div>
          </div>
        </div>
      </form>
      <ConflictDialog
        noun="tool"
        conflict={conflict}
        show={show}
        onChoose={(mine) => void edit.choose(mine)}
        onClose={edit.dismiss}
      />
    </FormProvider>
  )
}

const draftName = (tool: AdminTool | null, submission: Props['submission']) =>
  tool ? `tool.${tool.id}` : submission ? `tool.submission.${submission.id}` : 'tool.new'
