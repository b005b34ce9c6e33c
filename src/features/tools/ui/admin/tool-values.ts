import type { AdminTool } from '../../admin-tools.contract.ts'
import { NEW_TOOL_RATING } from '../../tools.limits.ts'

interface TutorialValues {
  tutorial_id: number | null
  title: string
  description: string
  difficulty_level: string
  duration_minutes: string
  video_url: string
  pdf_url: string
}

/** A tool as the form's fields hold it: text, with lists on lines or between commas. */
export interface ToolValues {
  name: string
  slug: string
  short_description: string
  description: string
  website_url: string
  logo_url: string
  category_id: string
  pricing_model: string
  free_credit_info: string
  video_url: string
  pdf_url: string
  screenshots: string
  tags: string
  search_keywords: string
  features: string
  status: string
  is_featured: boolean
  company_claimed: boolean
  rating: number
  skill_level: string
  not_ideal_for: string
  tutorials: TutorialValues[]
}

export const NEW_TUTORIAL: TutorialValues = {
  tutorial_id: null,
  title: '',
  description: '',
  difficulty_level: '',
  duration_minutes: '',
  video_url: '',
  pdf_url: '',
}

/** The form of a new tool, with what is known of it already. */
export const newToolValues = (known: Partial<ToolValues> = {}): ToolValues => ({
  name: '',
  slug: '',
  short_description: '',
  description: '',
  website_url: '',
  logo_url: '',
  category_id: '',
  pricing_model: 'Free',
  free_credit_info: '',
  video_url: '',
  pdf_url: '',
  screenshots: '',
  tags: '',
  search_keywords: '',
  features: '',
  status: 'active',
  is_featured: false,
  company_claimed: false,
  rating: NEW_TOOL_RATING,
  skill_level: '',
  not_ideal_for: '',
  tutorials: [],
  ...known,
})

export const toolValues = (tool: AdminTool): ToolValues => ({
  name: tool.name,
  slug: tool.slug,
  short_description: tool.short_description,
  description: tool.description,
  website_url: tool.website_url,
  logo_url: tool.logo_url ?? '',
  category_id: tool.category_id === null ? '' : String(tool.category_id),
  pricing_model: tool.pricing_model,
  free_credit_info: tool.free_credit_info ?? '',
  video_url: tool.video_url ?? '',
  pdf_url: tool.pdf_url ?? '',
  screenshots: tool.screenshots.join('\n'),
  tags: tool.tags.join(', '),
  search_keywords: tool.search_keywords.join(', '),
  features: tool.features.join('\n'),
  status: tool.status,
  is_featured: tool.is_featured,
  company_claimed: tool.company_claimed,
  rating: tool.rating,
  skill_level: tool.skill_level ?? '',
  not_ideal_for: tool.not_ideal_for ?? '',
  tutorials: tool.tutorials.map((tutorial) => ({
    tutorial_id: tutorial.id ?? null,
    title: tutorial.title,
    description: tutorial.description,
    difficulty_level: tutorial.difficulty_level ?? '',
    duration_minutes: tutorial.duration_minutes === null ? '' : String(tutorial.duration_minutes),
    video_url: tutorial.video_url ?? '',
    pdf_url: tutorial.pdf_url ?? '',
  })),
})

export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the fields say, for ToolInput to check. */
export const toolInput = ({ tutorials, features, screenshots, ...values }: ToolValues) => ({
  ...values,
  features: lines(features),
  screenshots: lines(screenshots),
  tutorials: tutorials.map(({ tutorial_id, duration_minutes, ...tutorial }) => ({
    ...tutorial,
    ...(tutorial_id !== null && { id: tutorial_id }),
    duration_minutes: duration_minutes.trim() === '' ? null : Number(duration_minutes),
  })),
})

/** An entry of a list stands in the list's one field; tutorials have fields of their own. */
export const toolFieldOf = (path: PropertyKey[]) =>
  path[0] === 'tutorials' ? path.join('.') : String(path[0])
