import type { CollectionSlug } from './collection-slugs.ts'

/** A door into the list of bundles: the slugs of what stands behind it, in the order in which they are shown. */
export interface Collection {
  slug: CollectionSlug
  icon: string
  title: string
  text: string
  bundles: readonly string[]
}

export const COLLECTIONS: readonly Collection[] = [
  {
    slug: 'start-a-business',
    icon: '🚀',
    title: 'Start a business',
    text: 'From the first idea to the first customer.',
    bundles: [
      'startup-launch-kit',
      'first-app-without-code',
      'online-store-opening',
      'freelancers-back-office',
      'marketing-growth-stack',
      'outbound-sales-team',
      'small-support-team',
      'small-firm-hiring-kit',
    ],
  },
  {
    slug: 'make-and-publish',
    icon: '🎬',
    title: 'Make and publish',
    text: 'Video, sound, pictures and words.',
    bundles: [
      'youtube-creator-kit',
      'podcast-episode-workflow',
      'newsletter-writers-desk',
      'novelists-workshop',
      'independent-musicians-release',
      'documentary-editors-suite',
      'video-in-several-languages',
      'explainer-video-without-a-camera',
      'social-media-managers-week',
    ],
  },
  {
    slug: 'learn-and-teach',
    icon: '🎓',
    title: 'Learn and teach',
    text: 'Lessons, exams, languages and papers.',
    bundles: [
      'lesson-week-planner',
      'grading-week-helper',
      'exam-semester-kit',
      'thesis-writing-desk',
      'daily-language-learning-loop',
      'learn-to-code-path',
      'homework-help-for-parents',
      'online-course-for-sale',
      'systematic-literature-review',
    ],
  },
]

export const collectionOf = (slug: string | undefined) => COLLECTIONS.find((c) => c.slug === slug)
