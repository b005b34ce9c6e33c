/**
 * What people say, and the tags of the catalogue that mean it. A search that contains one of the phrases also
 * finds what carries the tag. Tags are the controlled vocabulary of `starter/tags.txt`; phrases are matched by
 * stem, so one form of a word is enough. Words of the tag itself need no entry.
 */
export const CONCEPTS: Record<string, string> = {
  '3d modeling': '3d model, 3d asset, text to 3d, image to 3d, mesh',
  accounting: 'accountant, ledger, books of my company',
  'ad creative': 'advert, ads, ad banner, advertisement, facebook ads, google ads',
  'app builder': 'build an app, make an app, create an app, vibe coding, app without coding, prompt to app',
  'audio cleanup':
    'remove noise, background noise, noise removal, denoise audio, clean audio, echo, noise cancelling, fix bad audio',
  'audio editing': 'edit audio, cut audio, sound editor',
  avatars: 'talking head, talking photo, digital human, virtual presenter, spokesperson, digital twin',
  'background removal':
    'remove background, background remover, background eraser, cut out, transparent background, bg remover, remove bg',
  bookkeeping: 'bookkeeper, do my books, reconcile, receipts',
  'business intelligence': 'bi, dashboards, dashboard',
  'call center': 'contact center, phone support, ivr, phone agent',
  'chat with documents':
    'chat with pdf, ask pdf, talk to my documents, chat with files, question my documents, chatpdf',
  chatbot: 'chat bot, bot for my site, bot for website',
  citations: 'cite, references, bibliography',
  'code completion':
    'autocomplete code, code assistant, pair programmer, programming assistant, coding assistant',
  'code generation': 'write code, generate code, programming, coding, coder',
  'code review': 'review pull requests, pr review, review my code',
  'coding agent': 'software engineer, autonomous coding, agentic coding, coding agents',
  'cold email': 'cold outreach, outreach email, prospecting email',
  'contract review': 'review contracts, contract analysis, redline, nda',
  copywriting: 'write copy, ad copy, sales copy, copywriter, product descriptions',
  'course creation': 'create a course, make a course, online course, e learning, elearning, training content',
  'customer support': 'customer service, support tickets, ticket',
  'data analysis': 'analyze data, analyse data, analyze csv, data analyst, analyze excel',
  'data extraction': 'extract data, parse invoices, parse documents, invoice extraction',
  'data visualization': 'charts, chart, graphs, plot, visualize',
  debugging: 'debug, fix bugs, bug fixing, error tracking',
  diagrams: 'diagram, flowchart, flow chart, uml, erd, org chart',
  documentation: 'docs, document my code, api docs',
  dubbing: 'dub, video translation, translate videos, translate video, dubbed',
  'e-commerce': 'ecommerce, online shop, online store, shopify, amazon seller, web shop',
  ebooks: 'e book, ebook, write a book, book writing',
  'essay feedback': 'essay, essays',
  'face swap': 'swap faces, faceswap',
  'fact checking': 'fact check, verify claims',
  'financial analysis': 'stock analysis, stocks, investing, invest, earnings, equity research',
  'fine-tuning': 'fine tune, finetune, train my own model, train a model',
  fitness: 'workout, exercise, gym, personal trainer',
  flashcards: 'flash cards, spaced repetition, study cards',
  'floor plans': 'floorplan, floor plan, blueprint',
  'game development': 'make games, make a game, game maker, game engine, game assets',
  'gpu cloud': 'rent gpu, gpu rental, gpus, cloud gpu',
  grading: 'grade papers, grade essays, mark homework, grader, marking',
  grammar: 'grammar checker, spell check, spelling, spell checker, correct my english',
  headshots: 'headshot, linkedin photo, profile picture, professional photo, portrait photo',
  helpdesk: 'help desk, ticketing',
  hiring: 'hire, hire people, applicant tracking, ats',
  'home design': 'interior design, redesign room, decorate, home decor, room design, renovate, furniture',
  'image editing':
    'edit image, edit picture, image editor, remove object, object removal, inpaint, inpainting',
  'image generation':
    'generate images, text to image, image generator, picture generator, ai art, art generator, create pictures, make pictures, draw, illustration, illustrations, create images',
  'image to video': 'animate photo, animate image, photo to video, picture to video, bring photo to life',
  'image upscaling':
    'upscale, upscaler, enlarge photo, increase resolution, sharpen photo, enhance photo, blurry photo, low resolution',
  'interview practice':
    'mock interview, prepare for interview, job interview, interview prep, practice interview',
  invoicing: 'invoice, invoices, billing',
  'job search':
    'find a job, job hunt, apply for jobs, job applications, auto apply, job application, job tracker',
  journaling: 'journal, diary',
  'knowledge base': 'wiki, company knowledge, internal docs, internal knowledge',
  'language learning':
    'learn english, learn spanish, learn french, learn a language, learn languages, speak a language, practice speaking, language tutor',
  'large language models': 'llm, llms, language model, language models',
  'lead generation': 'find leads, leads, prospects, prospecting, find customers',
  'legal research': 'case law, case research',
  'lesson plans': 'lesson plan, plan lessons, lesson planning, teacher assistant, worksheets',
  'lip sync': 'lipsync, sync lips',
  'literature review':
    'systematic review, find papers, scientific papers, research papers, academic papers, summarize papers, search papers',
  'live chat': 'website chat, chat widget',
  'local models':
    'run llm locally, offline ai, offline llm, run models locally, local llm, on my own computer, offline',
  'logo design': 'logo, make a logo, logo maker, logo generator',
  mastering: 'master my track, master a song, audio mastering',
  math: 'maths, solve equations, math solver, math problems, algebra, calculus, homework help, equation',
  'medical notes': 'clinical notes, medical scribe, soap notes, doctor notes, clinical documentation',
  'meeting notes':
    'meeting minutes, minutes of meetings, notetaker, note taker, record meetings, meeting assistant, transcribe meetings, meeting recorder, summarize meetings, zoom notes',
  'mental health': 'therapy, therapist, anxiety, depression, wellbeing, cbt, counseling',
  'mind maps': 'mindmap, mind map, mind mapping',
  'model hosting': 'deploy models, host models, serve models, inference api, inference',
  'motion capture': 'mocap, capture motion',
  'multi-model chat': 'several models, multiple models, compare models, all models in one, many llms',
  'music generation':
    'generate music, make music, make songs, song generator, create a song, compose music, royalty free music, background music, beat maker, music maker, make a song, write songs',
  'no-code': 'no code, nocode, without coding, without code',
  'note taking': 'take notes, notes app, second brain, notebook',
  nutrition: 'calorie, calories, diet, meal plan, meal planning, calorie counter, food tracker',
  ocr: 'scan text, text from image, image to text, scanned documents',
  observability: 'monitor llm, llm monitoring, tracing, trace',
  paraphrasing: 'paraphrase, rewrite, reword, rephrase, rewriter',
  'personal assistant': 'virtual assistant, secretary, executive assistant',
  'photo editing': 'edit photos, photo editor, retouch, retouching, photoshop alternative, photo retouching',
  'photo restoration':
    'restore old photos, old photos, colorize, colorise, repair photo, black and white photo',
  'plagiarism detection':
    'plagiarism, plagiarism checker, ai detector, ai detection, detect ai, detect ai writing, ai content detector, chatgpt detector, cheating',
  podcast: 'podcasts, podcasting, podcaster, podcast editing, show notes',
  presentations:
    'slides, slide deck, deck, powerpoint, pitch deck, make slides, slideshow, keynote, ppt, presentation maker, google slides',
  slides: 'presentation, slide deck, deck, powerpoint, make slides, ppt, pitch deck',
  'product photos': 'product photography, product images, product shots, packshot',
  'project management': 'manage projects, project planning, project planner, gantt, kanban',
  'prompt engineering': 'prompts, prompt testing, prompt management',
  proofreading: 'proofread, proof read, check my text',
  proposals: 'proposal, rfp, quotes for clients, write proposals',
  prototyping: 'prototype, mockup, mockups, mock up',
  quizzes: 'quiz, quiz maker, test questions, exam questions',
  'real estate': 'realtor, property listing, virtual staging, property',
  recipes: 'recipe, cook, cooking, what to cook, dinner ideas',
  recruiting:
    'recruiter, recruiters, recruitment, candidates, screen candidates, source candidates, sourcing, screen resumes',
  resume: 'cv, curriculum vitae, resume builder, cover letter, cv builder, resume checker',
  'sales calls':
    'call recording, call coaching, call analysis, revenue intelligence, conversation intelligence',
  scheduling:
    'schedule meetings, schedule, calendar assistant, appointment, appointments, time blocking, plan my day',
  'screen recording': 'record screen, record my screen, screen recorder, screencast',
  screenplays: 'screenplay, script writing, scriptwriting, movie script, film script',
  'search engine': 'answer engine, ai search, web search, google alternative',
  'security scanning': 'vulnerabilities, vulnerability, scan code, code security, appsec',
  seo: 'search engine optimization, rank on google, keyword research, backlinks, keywords, google ranking',
  'short-form video':
    'shorts, tiktok, reels, youtube shorts, short clips, viral clips, tiktoks, clips, short videos',
  'video repurposing':
    'long video, long videos into shorts, repurpose video, video to clips, podcast clips, clip maker, turn videos into clips, podcast into clips',
  'social listening': 'brand monitoring, mentions, brand mentions',
  'social media':
    'instagram, linkedin posts, twitter, tweets, facebook, post scheduler, schedule posts, hashtags',
  'sound effects': 'sfx, sound effect, foley',
  spreadsheets: 'spreadsheet, excel, google sheets, excel formulas, formulas, formula',
  sql: 'query database, text to sql, database queries, sql queries',
  'stem separation':
    'vocal remover, remove vocals, isolate vocals, split stems, acapella, karaoke, stems, separate vocals, stem splitter',
  'stock assets': 'stock photos, stock images, stock footage',
  storyboards: 'storyboard, shot list',
  storytelling: 'write stories, story writer, fiction, novel, write a novel, story generator, novel writing',
  subtitles: 'captions, caption, subtitle, add subtitles, caption video, add captions, subtitle generator',
  summarization: 'summarize, summarise, summary, summarizer, tldr, summaries, shorten text',
  'survey analysis': 'analyze feedback, open ended answers, survey responses',
  surveys: 'survey, questionnaire, poll',
  'synthetic data': 'fake data, test data, anonymize data, anonymise',
  'talent sourcing': 'source talent, source candidates, find candidates',
  'task management': 'todo, to do list, tasks, task manager, todo list, task list',
  tax: 'taxes, tax return, file taxes, tax filing',
  'test automation':
    'automated testing, e2e testing, end to end tests, ui tests, qa testing, test my app, write tests, unit tests, generate tests',
  'text to speech':
    'tts, read aloud, text reader, text into speech, read text, voice generator, text to voice, listen to articles, speech synthesis, voice from text',
  'time tracking': 'track time, timesheet, track hours',
  'topic research': 'find topics, content ideas, blog ideas',
  transcription:
    'transcribe, speech to text, audio to text, voice to text, transcript, transcripts, dictation, dictate, stt, video to text, transcriber, speech recognition, interviews to text',
  translation: 'translate, translator, translate documents, translate text, translating',
  localization: 'localize, localise, translate my website, translate website, translate app',
  travel:
    'trip, itinerary, trip planner, vacation, plan a trip, holiday planner, vacation planner, travel planner, trip planning',
  tutoring: 'tutor, homework, private teacher, homework helper',
  'ui design': 'interface design, design app, app design, design screens, ui, design interfaces, ux design',
  'user research': 'user interviews, usability, usability testing, user testing, customer interviews',
  'vector graphics': 'svg, vector, vectorize, vector images, vectorise',
  'vector search': 'vector database, vector db, similarity search, semantic search',
  'video ads': 'ugc, ugc ads, video ad, video adverts',
  'video editing': 'edit videos, edit video, video editor, cut video, remove silence, cut silences',
  'video generation':
    'generate video, text to video, video generator, make videos from text, create videos, ai video, make a video, video from text',
  'virtual try-on': 'try on clothes, try clothes, virtual fitting, fashion models, try on',
  'voice agents':
    'voice bot, voicebot, phone calls, call agents, ai receptionist, receptionist, answer phone calls',
  'voice cloning': 'clone voice, clone my voice, voice clone, copy a voice, voice changer',
  voiceover: 'voice over, narration, narrate, narrator, audiobook, audiobooks, voice overs',
  'web scraping': 'scrape, scraper, crawl, crawler, scrape websites, extract data from websites',
  'website builder':
    'build a website, make a website, create website, landing page, web design, make website, website maker, website creator',
  whiteboard: 'white board, online whiteboard',
  wireframes: 'wireframe, wire framing',
  workflow:
    'workflows, automate work, connect apps, automate tasks, automate, integrations, zapier alternative',
}
