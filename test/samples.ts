import type { Tool } from '../src/features/tools/tools.contract.ts'
import type { TestApp } from './app.ts'
import { createCategory, createTools } from './factories.ts'

/** Three categories, one of them empty, and eight tools of every pricing model and many ratings. */
export async function createSamples(app: TestApp): Promise<Record<string, Tool>> {
  const design = await createCategory(app, { name: 'Design & Presentations', slug: 'design' })
  const video = await createCategory(app, { name: 'Video', slug: 'video' })
  await createCategory(app, { name: 'Empty', slug: 'empty' })
  const tools = await createTools(app, [
    {
      name: 'Logomat',
      category_id: design.id,
      pricing_model: 'Free',
      rating: 4.8,
      is_featured: true,
      short_description: 'Draws a logo from the name of a company and a few words about it.',
      tags: ['logo design', 'graphic design'],
      features: ['Vector files', 'Brand colours'],
    },
    {
      name: 'SlideWise',
      category_id: design.id,
      pricing_model: 'Freemium',
      rating: 4.2,
      short_description: 'Turns an outline into a deck that can be presented at once.',
      description: 'Also draws a simple logo for the first page.',
      tags: ['presentations', 'slides', 'graphic design'],
      search_keywords: ['pitch deck maker', 'powerpoint alternative'],
    },
    {
      name: 'Cutaway',
      category_id: design.id,
      pricing_model: 'Paid',
      rating: 3.6,
      short_description: 'Takes people and products out of a photo cleanly.',
      tags: ['background removal', 'photo editing'],
    },
    {
      name: 'ClipForge',
      category_id: video.id,
      pricing_model: 'Free',
      rating: 4.5,
      short_description: 'Finds the best moments of a talk and cuts them for phones.',
      tags: ['short-form video', 'video repurposing', 'video editing'],
    },
    {
      name: 'Montage',
      category_id: video.id,
      pricing_model: 'Freemium',
      rating: 3.9,
      is_featured: true,
      short_description: 'Edits films as if they were a text document.',
      tags: ['video editing', 'transcription'],
    },
    {
      name: 'ReelTime',
      category_id: video.id,
      pricing_model: 'Paid',
      rating: 3.0,
      short_description: 'Makes videos from a sentence.',
      tags: ['video generation'],
      skill_level: 'advanced',
      not_ideal_for: 'Long films',
    },
    {
      name: 'NotebookLM',
      pricing_model: 'Free',
      rating: 4.6,
      short_description: 'Answers questions about sources that were uploaded.',
      tags: ['research', 'summarization'],
      features: ['Audio overviews'],
      website_url: 'https://notebook.example.com',
    },
    {
      name: 'Zephyr',
      pricing_model: 'Free',
      rating: 2.5,
      short_description: 'Talks about the weather, and about films.',
    },
  ])
  return Object.fromEntries(tools.map((tool) => [tool.name, tool]))
}
