/** What one can begin with: a direction, and prompts that show how much to say. */
export const FOCUS_AREAS = [
  {
    name: 'Custom',
    prompts: [
      'Plan a family reunion: find old relatives, restore family photos, design invitations and book a venue',
      'Open a small bakery: a logo, a website where people can order, posters and simple bookkeeping',
      'Publish my first novel as an ebook, with a cover, edited manuscript and a newsletter for readers',
      'Renovate a flat: floor plan, interior design ideas and a household budget',
    ],
  },
  {
    name: 'Business',
    prompts: [
      'Launch a startup: validate the idea, find a name, build a landing page and make a pitch deck',
      'B2B sales: find leads, send cold emails, keep track of deals in a CRM and record sales calls',
      'Customer support for an online shop: a chatbot, a shared inbox and a help center',
      'Freelance consulting: proposals, appointment booking, invoices and expense tracking',
    ],
  },
  {
    name: 'Content',
    prompts: [
      'A weekly podcast with remote guests: record, clean up the sound, transcribe and cut short clips',
      'Write SEO blog posts: keyword research, writing, grammar and images',
      'Manage social media for a cafe: create posts, plan them and answer messages from customers',
      'A newsletter about science: web research with sources, writing, and sending it every week',
    ],
  },
  {
    name: 'Creative',
    prompts: [
      'A short film: screenplay, storyboard, generated shots, voice-over, music and editing',
      'An indie game: pixel art, sound effects, music and a game engine that needs no code',
      'A children’s book: write the story, draw the illustrations and record an audiobook',
      'Brand identity for a band: logo, cover art, posters and mastering our songs',
    ],
  },
  {
    name: 'Productivity',
    prompts: [
      'Tame my working day: triage my inbox, take meeting notes, plan my day and track tasks',
      'Automate invoices: read PDF invoices, put the data into spreadsheets and keep the books',
      'A company wiki with how-to guides and search across all our apps',
      'Analyse sales data in CSV files, draw charts and build a monthly dashboard',
    ],
  },
  {
    name: 'Education',
    prompts: [
      'Teach a biology class: lesson plans, worksheets, quizzes and grading essays',
      'Study for my exams: lecture notes, flashcards, practice quizzes and a tutor',
      'Create and sell an online course: slides, screen recordings, quizzes and a landing page',
      'Write my thesis: find papers, read them, take notes and cite sources',
    ],
  },
] as const
