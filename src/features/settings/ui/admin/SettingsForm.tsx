import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { api, apiQuery } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { buttonClass } from '../../../../ui/button.ts'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { failureOf } from '../../../../ui/form-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { isAdminQuery } from '../../../admin/ui/admin-session.ts'
import { ConflictNotice } from '../../../admin/ui/ConflictNotice.tsx'
import { DraftNotice } from '../../../admin/ui/DraftNotice.tsx'
import { fieldChanges } from '../../../admin/ui/field-changes.ts'
import { AreaInput } from '../../../admin/ui/form/AreaInput.tsx'
import { ChoiceInput } from '../../../admin/ui/form/ChoiceInput.tsx'
import { schemaResolver } from '../../../admin/ui/form/schema-resolver.ts'
import { TextInput } from '../../../admin/ui/form/TextInput.tsx'
import { useDraft } from '../../../admin/ui/useDraft.ts'
import { type AdminSettings, SettingsInput, TRACKING_HINTS } from '../../admin-settings.contract.ts'

interface Values {
  google_analytics_code: string
  meta_pixel_id: string
  google_tag_manager_code: string
  home_stats: string
  categories_stats: string
  review_moderation: string
  link_check_days: string
}
type Part = 'tracking' | 'site'

const toLines = (stats: AdminSettings['home_stats']) =>
  stats.map(({ value, label }) => `${value} | ${label}`).join('\n')
/** '500+ | Tools' on each line. */
const fromLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [value = '', ...label] = line.split('|')
      return { value: value.trim(), label: label.join('|').trim() }
    })

const toValues = (settings: AdminSettings): Values => ({
  google_analytics_code: settings.google_analytics_code ?? '',
  meta_pixel_id: settings.meta_pixel_id ?? '',
  google_tag_manager_code: settings.google_tag_manager_code ?? '',
  home_stats: toLines(settings.home_stats),
  categories_stats: toLines(settings.categories_stats),
  review_moderation: settings.review_moderation,
  link_check_days: String(settings.link_check_days),
})
const toInput = ({ home_stats, categories_stats, link_check_days, ...values }: Values) => ({
  ...values,
  link_check_days: Number(link_check_days),
  home_stats: fromLines(home_stats),
  categories_stats: fromLines(categories_stats),
})
const resolver = schemaResolver<Values>(SettingsInput, toInput)

/** What a part of the form changes; the other part's fields are left as they are stored. */
function changesOf(part: Part, values: Values): Partial<SettingsInput> {
  const { google_analytics_code, meta_pixel_id, google_tag_manager_code, ...site } = SettingsInput.parse(
    toInput(values),
  )
  return part === 'tracking' ? { google_analytics_code, meta_pixel_id, google_tag_manager_code } : site
}

export function SettingsForm({ part, stored: given }: { part: Part; stored: AdminSettings }) {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState(given)
  const saved = useMemo(() => toValues(stored), [stored])
  const form = useForm<Values>({ resolver, defaultValues: saved })
  const draft = useDraft(form, `settings.${part}`, stored.version, saved)
  const [failure, setFailure] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<AdminSettings | null>(null)

  const take = (settings: AdminSettings) => {
    draft.discard()
    setStored(settings)
    form.reset(toValues(settings))
  }
  const save = async (values: Values, version: number) => {
    setFailure(null)
    try {
      take(await api('PUT /api/admin/settings', { body: { ...changesOf(part, values), version } }))
      void toast({ title: 'Settings saved successfully!' })
      void queryClient.invalidateQueries({ predicate: isAdminQuery })
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') {
        return setTheirs(
          await queryClient.fetchQuery({ ...apiQuery('GET /api/admin/settings', {}), staleTime: 0 }),
        )
      }
      const lost = 'Error saving settings'
      const sentence = failureOf(error, form.setError, lost)
      const first = Object.values((error as AppError).fields ?? {})[0]
      setFailure(sentence === lost ? lost : `Failed to save settings: ${sentence ?? first}`)
    }
  }
  const { isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={part === 'tracking' ? 'Tracking codes' : 'Site'}
        className="card grid gap-5 p-5 sm:p-6"
        onSubmit={form.handleSubmit((values) => save(values, stored.version))}
      >
        {draft.restored && <DraftNotice at={draft.restored} onDiscard={draft.discard} />}
        {theirs && (
          <ConflictNotice
            noun="page"
            fields={fieldChanges(theirs, changesOf(part, form.getValues()))}
            onTakeTheirs={() => {
              take(theirs)
              setTheirs(null)
            }}
            onOverwrite={() => {
              setTheirs(null)
              void form.handleSubmit((values) => save(values, theirs.version))()
            }}
          />
        )}
        {part === 'tracking' ? (
          <>
            <p className="text-sm text-muted">
              Nothing is loaded from these programs before a visitor has agreed to it.
            </p>
            <TextInput
              name="google_analytics_code"
              label="Google Analytics Code"
              hint={TRACKING_HINTS.google_analytics_code}
            />
            <TextInput name="meta_pixel_id" label="Meta Pixel ID" hint={TRACKING_HINTS.meta_pixel_id} />
            <TextInput
              name="google_tag_manager_code"
              label="Google Tag Manager Code"
              hint={TRACKING_HINTS.google_tag_manager_code}
            />
          </>
        ) : (
          <>
            <ChoiceInput
              name="review_moderation"
              label="Reviews of visitors"
              hint="Those that wait are in the list of reviews, with the filter Waiting for approval."
            >
              <option value="publish">Publish at once</option>
              <option value="approve">Publish after approval</option>
            </ChoiceInput>
            <ChoiceInput
              name="link_check_days"
              label="Check the links of tools"
              hint="Dead and moved ones are listed under Links. Sites are visited gently, in the background."
            >
              <option value="1">Every day</option>
              <option value="7">Every week</option>
              <option value="30">Every month</option>
              <option value="0">Only when asked to</option>
            </ChoiceInput>
            <AreaInput
              name="home_stats"
              label="Numbers on the home page"
              hint="One on each line: 500+ | Curated AI Tools"
            />
            <AreaInput
              name="categories_stats"
              label="Numbers on the category page"
              hint="One on each line; {categories} stands for their number."
            />
          </>
        )}
        <FormFailure message={failure} />
        <button
          type="submit"
          className={`${buttonClass('primary')} justify-self-start`}
          disabled={isSubmitting}
        >
          {isSubmitting ? 'Saving…' : 'Save Settings'}
        </button>
      </form>
    </FormProvider>
  )
}
