/** Phrases in which the order decides: 'speech to text' is not 'text to speech'. */
import { stem } from '../text.ts'
import type { Slot } from './slot.ts'

/** What something is made from or into, with the words that people say for it. */
const MEDIA: Record<string, string> = {
  text: 'text texts words writing transcript script prompt txt txts sentence sentences captions notes',
  speech: 'speech voice audio spoken recording recordings mp3 wav sound narration dictation',
  video: 'video videos film films clip footage movie movies youtube mp4 vid vids',
  image: 'image images photo photos picture pictures pic pics jpg jpeg png img selfie portrait',
  sketch: 'sketch sketches drawing drawings doodle doodles',
  design: 'design designs figma screenshot screenshots mockup mockups wireframe wireframes',
  '3d': '3d mesh obj stl',
  pdf: 'pdf pdfs scan scans document documents handwriting doc docs',
  word: 'word docx',
  sheet: 'excel spreadsheet spreadsheets xlsx csv table tables sheet sheets',
  slides: 'slides slide powerpoint ppt pptx presentation presentations deck decks',
  article: 'article articles blog blogs post posts url book books ebook ebooks website webpage',
  podcast: 'podcast podcasts episode episodes webinar webinars stream streams',
  music: 'music song songs melody lyrics tune beat',
  midi: 'midi',
  vector: 'svg vector vectors',
  code: 'code html react css python app apps',
  sql: 'sql query queries',
  diagram: 'diagram diagrams flowchart flowcharts',
  mindmap: 'mindmap mindmaps',
  shorts: 'shorts short clips reels tiktok tiktoks highlights',
  flashcards: 'flashcards flashcard',
  quiz: 'quiz quizzes questions exam',
  summary: 'summary summaries',
  cartoon: 'cartoon cartoons anime painting painted comic ghibli',
  animation: 'animation animations gif gifs',
  language:
    'english german french spanish italian portuguese chinese japanese korean russian arabic hindi dutch polish turkish',
}
const mediumOf = new Map(
  Object.entries(MEDIA).flatMap(([medium, all]) => all.split(' ').map((word) => [word, medium] as const)),
)

/** From and to, and the tags of what does it, the one that says most first. */
const DIRECTIONS: Record<string, string> = {
  'text>speech': 'text to speech, voiceover',
  'pdf>speech': 'text to speech',
  'article>speech': 'text to speech, voiceover',
  'text>podcast': 'podcast',
  'article>podcast': 'podcast',
  'pdf>podcast': 'podcast',
  'speech>text': 'transcription',
  'video>text': 'transcription',
  'podcast>text': 'transcription',
  'speech>summary': 'meeting notes, summarization',
  'video>summary': 'summarization',
  'podcast>summary': 'summarization',
  'pdf>summary': 'summarization',
  'article>summary': 'summarization',
  'text>summary': 'summarization',
  'speech>speech': 'voice cloning',
  'text>image': 'image generation',
  'image>text': 'ocr, vision',
  'pdf>text': 'ocr, data extraction',
  'pdf>word': 'ocr, pdf',
  'pdf>sheet': 'data extraction, ocr',
  'image>sheet': 'data extraction, ocr',
  'image>pdf': 'ocr, pdf',
  'text>video': 'video generation',
  'article>video': 'video generation',
  'image>video': 'image to video',
  'image>animation': 'image to video, animation',
  'sketch>animation': 'animation',
  'speech>video': 'lip sync, avatars, video generation',
  'video>speech': 'dubbing, voiceover',
  'image>image': 'style transfer, image editing',
  'image>cartoon': 'style transfer',
  'video>cartoon': 'style transfer, animation',
  'sketch>image': 'image generation, style transfer',
  'text>3d': '3d modeling',
  'image>3d': '3d modeling',
  'sketch>3d': '3d modeling',
  'video>3d': '3d modeling, motion capture',
  'image>vector': 'vector graphics',
  'text>vector': 'vector graphics',
  'text>slides': 'presentations, slides',
  'pdf>slides': 'presentations, slides',
  'word>slides': 'presentations, slides',
  'article>slides': 'presentations, slides',
  'text>music': 'music generation',
  'text>code': 'code generation',
  'text>sql': 'sql',
  'text>diagram': 'diagrams',
  'text>mindmap': 'mind maps',
  'pdf>mindmap': 'mind maps',
  'text>flashcards': 'flashcards',
  'pdf>flashcards': 'flashcards',
  'text>quiz': 'quizzes',
  'pdf>quiz': 'quizzes',
  'video>quiz': 'quizzes',
  'design>code': 'ui design, app builder, code generation',
  'sketch>code': 'ui design, app builder',
  'image>code': 'ui design, code generation',
  'sketch>design': 'ui design, wireframes',
  'text>design': 'ui design, prototyping',
  'video>shorts': 'video repurposing, short-form video',
  'podcast>shorts': 'video repurposing, short-form video',
  'language>language': 'translation',
}

/** Words that nobody reads as verbs after 'to', as in 'to write'. */
const PHRASED = new Set(
  `text transcript speech voice audio video image photo picture sketch 3d pdf excel spreadsheet slides presentation article
  podcast music song midi svg vector sql diagram shorts flashcards quiz cartoon anime animation code`.split(
    /\s+/,
  ),
)

/** The terms of a medium with a little word before or after it, as texts of tools have them. */
const termsBy = (makeTerms: (stem: string) => string[]) =>
  new Map(
    Object.entries(MEDIA).map(([medium, all]) => [
      medium,
      [...new Set(phrased(all).flatMap((word) => makeTerms(stem(word))))].map((term) => ({
        term,
        factor: 1,
      })),
    ]),
  )
const phrased = (all: string) => all.split(' ').filter((word) => PHRASED.has(word))
const sourceTerms = termsBy((s) => [`${s} to`, `${s} into`])
const targetTerms = termsBy((s) => [`to ${s}`, `into ${s}`])

export interface Direction {
  /** Two needs that a tool must satisfy: what it takes, and what it makes of it. */
  slots: [Slot, Slot]
  /** Terms that speak for a tool. */
  bonus: string[]
  /** The places of its words in the search: from one up to before another. */
  from: number
  to: number
  /** 'speech → text'. */
  label: string
  /** The tag that says most of what does it; null where none does. */
  tag: string | null
}

const LITTLE = new Set('a an the my our your some any this these that their old long'.split(' '))
const TO = new Set(['to', 'into', '2'])
/** What one adds to something is not made into it. */
const NO_CHANGE = new Set('add adding put attach apply sync give bring listen talk upload link'.split(' '))

/** The first phrase of a search that says what is made from what; null where none does. */
export function directionIn(list: string[]): Direction | null {
  for (let i = 1; i < list.length - 1; i++) {
    if (TO.has(list[i]!)) {
      const after = LITTLE.has(list[i + 1]!) ? i + 2 : i + 1
      const found = between(list, { source: i - 1, target: after })
      if (found) return found
    } else if (list[i] === 'from' && !list.slice(i).some((word) => TO.has(word))) {
      const source = LITTLE.has(list[i + 1]!) ? i + 2 : i + 1
      const target = MAKERS.has(list[i - 1]!) ? i - 2 : i - 1
      const found = between(list, { source, target })
      if (found) return found
    }
  }
  return null
}
const STARTS = new Set('from turn turning convert converting transform make change'.split(' '))
const MAKERS = new Set('maker generator creator creation generation model models'.split(' '))

function between(list: string[], { source, target }: { source: number; target: number }): Direction | null {
  const [a, b] = [list[source], list[target]]
  const [x, y] = [mediumOf.get(a ?? ''), mediumOf.get(b ?? '')]
  const start = Math.min(source, target)
  if (!a || !b || !x || !y || list.slice(0, start).some((word) => NO_CHANGE.has(word))) return null
  const tags = (DIRECTIONS[`${x}>${y}`] ?? '').split(', ').filter(Boolean)
  const byTag = tags.map((tag, i) => ({ term: `#${tag}`, factor: i === 0 ? 0.75 : 0.65 }))
  // Where no tag says it, what is about both is better than nothing.
  const plain = (word: string) => (tags.length === 0 ? [{ term: stem(word), factor: 0.65 }] : [])
  return {
    bonus: [stem(a), stem(b)],
    slots: [
      { strength: 1, alternatives: [...byTag, ...plain(a), ...sourceTerms.get(x)!] },
      { strength: 1, alternatives: [...byTag, ...plain(b), ...targetTerms.get(y)!] },
    ],
    from: STARTS.has(list[start - 1] ?? '') ? start - 1 : start,
    to: Math.max(source, target) + 1,
    label: `${a} → ${b}`,
    tag: tags[0] ?? null,
  }
}
