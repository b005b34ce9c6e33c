import type { KitJob } from '../kits.contract.ts'

/** Demands that can be added to a kit by hand. Where one has a detail, `choices` are its sensible ones. */
interface DemandGroup {
  title: string
  /** Said by itself. */
  demands?: readonly KitJob[]
  /** The same demand with several details: `short` is what the choice shows, `label` what the chip then says. */
  choices?: readonly (KitJob & { short: string })[]
}

const price = (amount: number) => ({
  id: `price:${amount}`,
  label: `At most $${amount} a month`,
  short: `$${amount}`,
})
const platform = (id: string, label: string, short = label) => ({ id: `platform:${id}`, label, short })
const language = (name: string) => ({
  id: `language:${name.toLowerCase()}`,
  label: `In ${name}`,
  short: name,
})
const made = (id: string, name: string, short = name) => ({
  id: `made:${id}`,
  label: `Made in ${name}`,
  short,
})
const team = (people: number) => ({
  id: `team:${people}`,
  label: `For ${people} people`,
  short: String(people),
})

export const DEMAND_CHOICES: readonly DemandGroup[] = [
  {
    title: 'Cost',
    demands: [
      { id: 'free', label: 'Free of charge' },
      { id: 'no-card', label: 'No card to begin with' },
      { id: 'no-subscription', label: 'No subscription' },
    ],
  },
  { title: 'At most a month', choices: [10, 20, 50, 100].map(price) },
  {
    title: 'Code and data',
    demands: [
      { id: 'open-source', label: 'Open source' },
      { id: 'offline', label: 'Runs offline' },
      { id: 'self-hosted', label: 'On a server of your own' },
      { id: 'data:eu', label: 'Data in the EU' },
      { id: 'gdpr', label: 'GDPR' },
    ],
  },
  {
    title: 'Runs on',
    choices: [
      platform('web', 'In the browser', 'Web'),
      platform('macos', 'Mac'),
      platform('windows', 'Windows'),
      platform('linux', 'Linux'),
      platform('ios', 'iPhone or iPad', 'iPhone'),
      platform('android', 'Android'),
      platform('mobile', 'On a phone', 'Phones'),
    ],
  },
  {
    title: 'Made in',
    choices: [
      made('europe', 'Europe'),
      made('eu', 'the EU', 'EU'),
      made('uk', 'the United Kingdom', 'UK'),
      made('us', 'the United States', 'US'),
    ],
  },
  { title: 'People', demands: [{ id: 'skill:beginner', label: 'Easy to use' }] },
  { title: 'People in the team', choices: [5, 20, 50, 200].map(team) },
  {
    title: 'Language',
    choices: ['German', 'French', 'Spanish', 'Portuguese', 'Italian', 'Japanese'].map(language),
  },
]
