import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { ConflictDialog, type ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { useRecordEdit } from '../../../../admin-kit/form/useRecordEdit.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DraftNotice } from '../../../../ui/DraftNotice.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { type AdminSettings, SettingsInput, TRACKING_HINTS } from '../../admin-settings.contract.ts'
import { TRACKING_NAMES, type TrackingName } from '../../tracking.ts'
import { FiguresInput } from './FiguresInput.tsx'
import { fromLines, toLines } from './figure-lines.ts'

type Values = Record<Exclude<keyof SettingsInput, 'order_weights'>, string>
type Part = 'tracking' | 'site'

const toValues = (settings: AdminSettings): Values => ({
  google_analytics_code: settings.google_analytics_code ?? '',
  meta_pixel_id: settings.meta_pixel_id ?? '',
  google_tag_manager_code: settings.google_tag_manager_code ?? '',
  home_stats: toLines(settings.home_stats),
  categories_stats: toLines(settings.categories_stats),
  review_moderation: settings.review_moderation,
  unconfirmed_reviews: settings.unconfirmed_reviews,
  rating_prior_weight: String(settings.rating_prior_weight),
  link_check_days: String(settings.link_check_days),
  site_pictures_days: String(settings.site_pictures_days),
})
const toInput = ({
  home_stats,
  categories_stats,
  link_check_days,
  site_pictures_days,
  rating_prior_weight,
  ...values
}: Values) => ({
  ...values,
  rating_prior_weight: Number(rating_prior_weight),
  link_check_days: Number(link_check_days),
  site_pictures_days: Number(site_pictures_days),
  home_stats: fromLines(home_stats),
  categories_stats: fromLines(categories_stats),
})

const TRACKING = { google_analytics_code: true, meta_pixel_id: true, google_tag_manager_code: true } as const
/** What a part of the form changes; the other part's fields are left as they are stored. */
const SCHEMAS = {
  tracking: SettingsInput.pick(TRACKING),
  site: SettingsInput.omit({ ...TRACKING, order_weights: true }),
}
const read = () => api('GET /api/admin/settings', {})
const toStored = (settings: AdminSettings | null) => toValues(settings!)

/** Numbers stand on lines of their own, as in the form. */
const show: ShowField = (field, value) =>
  field.endsWith('_stats') ? toLines(value as AdminSettings['home_stats']) || '(none)' : undefined

export function SettingsForm({ part, stored: given }: { part: Part; stored: AdminSettings }) {
  const queryClient = useQueryClient()
  const edit = useRecordEdit<Values, AdminSettings, z.ZodType<Partial<SettingsInput>>>({
    draftName: `settings.${part}`,
    record: given,
    toValues: toStored,
    toInput,
    schema: SCHEMAS[part],
    create: read,
    update: (body) => api('PUT /api/admin/settings', { body }),
    since: (_, version) => api('GET /api/admin/settings/since', { query: { version: String(version) } }),
    read,
    failed: (reason) => `Failed to save settings: ${reason}`,
    lost: 'Error saving settings',
    onSaved: (saved) => {
      edit.goOnWith(saved)
      tellSaved('Settings saved successfully!', saved)
      void queryClient.invalidateQueries({ predicate: isAdminQuery })
    },
  })
  const { form, failure, restored } = edit
  const { isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={part === 'tracking' ? 'Tracking codes' : 'Site'}
        className="card grid gap-5 p-5 sm:p-6"
        onSubmit={edit.submit}
      >
        {restored && <DraftNotice at={restored} onDiscard={edit.discard} />}
        {part === 'tracking' ? <TrackingFields /> : <SiteFields figures={given.figures} />}
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" className="justify-self-start" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save Settings'}
        </Button>
      </form>
      <ConflictDialog noun="page" edit={edit} show={show} />
    </FormProvider>
  )
}

const TRACKING_LABELS: Record<TrackingName, string> = {
  google_analytics_code: 'Google Analytics Code',
  meta_pixel_id: 'Meta Pixel ID',
  google_tag_manager_code: 'Google Tag Manager Code',
}

const TrackingFields = () => (
  <>
    <p className="text-sm text-muted">
      Nothing is loaded from these programs before a visitor has agreed to it.
    </p>
    {TRACKING_NAMES.map((name) => (
      <TextInput key={name} name={name} label={TRACKING_LABELS[name]} hint={TRACKING_HINTS[name]} />
    ))}
  </>
)

const SiteFields = ({ figures }: Pick<AdminSettings, 'figures'>) => (
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
      name="unconfirmed_reviews"
      label="Reviews that nobody has confirmed"
      hint="They count for nothing until the link in the mail is followed, and go after 14 days."
    >
      <option value="show">Show them meanwhile, marked so</option>
      <option value="hold">Hold them back until then</option>
    </ChoiceInput>
    <TextInput
      name="rating_prior_weight"
      label="What a tool begins with counts as so many reviews"
      hint="With 10, five reviews of five stars make a tool that begins with 4.0 a 4.3."
    />
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
    <ChoiceInput
      name="site_pictures_days"
      label="Look for pictures on the sites of tools"
      hint="What is found waits under Pictures until somebody accepts it. New tools are looked at by themselves."
    >
      <option value="30">Every month</option>
      <option value="90">Every three months</option>
      <option value="365">Every year</option>
      <option value="0">Only when asked to</option>
    </ChoiceInput>
    <FiguresInput
      name="home_stats"
      label="Numbers on the home page"
      hint="One on each line: {tools}+ | Curated AI Tools. {tools}, {bundles}, {categories}, {kits}, {reviews} and {members} are counted."
      figures={figures}
    />
    <FiguresInput
      name="categories_stats"
      label="Numbers on the category page"
      hint="As above. What is counted shows from 10 on, rounded down before a plus."
      figures={figures}
    />
  </>
)
