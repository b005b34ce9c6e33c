/**
 * What people say, and the tags of the catalogue that mean it. A search that contains one of the phrases also
 * finds what carries the tag. Tags are the controlled vocabulary of `starter/tags.txt`; phrases are matched by
 * stem, so one form of a word is enough. Words of the tag itself need no entry.
 */
export const CONCEPTS: Record<string, string> = {
  '3d modeling': `
    3d model, 3d asset, text to 3d, image to 3d, mesh, 3d printing, 3d print, cad, 3d object, 3d scan,
    figurine, photogrammetry, 3d character, 3d assets`,
  accessibility: `
    blind, low vision, visually impaired, disability, dyslexia, screen reader, deaf, hard of hearing`,
  accounting: `
    accountant, ledger, books of my company, books, general ledger, month end, close the books, accounts
    payable, small business accounting`,
  'ad creative': 'advert, ads, ad banner, advertisement, facebook ads, google ads',
  'agent framework': 'build agents, multi agent, build an agent, agent orchestration',
  agents: `
    ai agent, ai agents, autonomous agent, does the work for me, digital worker, ai employee`,
  analytics: `
    funnels, product analytics, user behavior, track users, website traffic, web analytics, visitors`,
  animation: `
    animate, animated, cartoon, cartoons, motion graphics, anime, drawing move, animated drawing`,
  api: 'rest api, developer api, sdk',
  'app builder': `
    build an app, make an app, create an app, vibe coding, app without coding, prompt to app, app from a
    description, app without code, i have an idea for an app, describe an app, phone app, make an app
    without`,
  'audio cleanup': `
    remove noise, background noise, noise removal, denoise audio, clean audio, echo, noise cancelling,
    fix bad audio, noisy recording, noisy, rescue recording, bad microphone, hum, hiss, reverb, enhance
    speech, wind noise`,
  'audio editing': 'edit audio, cut audio, sound editor',
  automation: `
    by itself, automatically, rpa, robotic process automation, repetitive tasks, routine tasks, bots`,
  avatars: `
    talking head, talking photo, digital human, virtual presenter, spokesperson, digital twin,
    presenter, speaking person, person who speaks, without camera, without filming myself, avatar,
    avatars`,
  'background removal': `
    remove background, background remover, background eraser, cut out, transparent background, bg
    remover, remove bg, white background, sticker cutout, cutout, remove the background, isolate object,
    clear background, cut out person`,
  bookkeeping: `
    bookkeeper, do my books, reconcile, receipts, keep the books, keep books, books of my shop, small
    shop, tax documents, bank statements, categorize transactions`,
  brainstorming: 'ideas, brainstorm, idea generator',
  branding: `
    brand identity, brand name, business name, name generator, name for my company, brand kit, domain
    name`,
  'browser extension': 'chrome extension, in my browser, browser plugin',
  budgeting: 'budget, save money, personal finance, spending, money app, household money',
  'business intelligence': `
    bi, dashboards, dashboard, kpi, kpis, company numbers, business reports, company data`,
  calendar: 'calendars, my day, free slots, time slots',
  'call center': `
    contact center, phone support, ivr, phone agent, call centre, phone calls with customers, hotline,
    agents on the phone`,
  career: 'career advice, career change, promotion',
  'chat with documents': `
    chat with pdf, ask pdf, talk to my documents, chat with files, question my documents, chatpdf, own
    pdfs, my pdfs, my files, answers from my documents, questions to pdf, question pdf, ask my files,
    from my own documents`,
  chatbot: `
    chat bot, bot for my site, bot for website, bot, website bot, bot for my shop, chat assistant, ask
    questions, chatbots, faq bot, answer visitors`,
  chess: 'chess game, chess games, blunders, chess openings, stockfish, chess club',
  citations: `
    cite, references, bibliography, quote sources, with sources, sources, footnotes, reference manager,
    zotero`,
  'code completion': `
    autocomplete code, code assistant, pair programmer, programming assistant, coding assistant,
    complete code, finish my code, code suggestions`,
  'code generation': `
    write code, generate code, programming, coding, coder, javascript, java, develop software, write
    functions, program for me`,
  'code review': `
    review pull requests, pr review, review my code, check my code, pull request, merge request, code
    quality, review code`,
  'coding agent': `
    software engineer, autonomous coding, agentic coding, coding agents, fix issues in my repo, terminal
    coding, coding agent, build software for me`,
  'cold email': `
    cold outreach, outreach email, prospecting email, cold emails, write to strangers, email prospects,
    deliverability, email warmup, warm up`,
  collaboration: 'work together, team work, with my team, together with colleagues',
  'color palettes': 'colors, colours, palette, color scheme, colour palette',
  'command line': 'terminal, cli, shell',
  'competitive intelligence': `
    competitors, competitor analysis, spy on competitors, competitor, what competitors do`,
  compliance: 'soc 2, soc2, gdpr, hipaa, iso 27001, audit, aml, money laundering, regulations',
  'contact data': `
    email finder, find emails, phone numbers, find email addresses, email addresses, find contacts`,
  'content marketing': 'blog posts, blog articles, articles, write blog posts, blog',
  'contract review': `
    review contracts, contract analysis, redline, nda, agreement, agreements, contracts, legal
    documents, terms`,
  copywriting: `
    write copy, ad copy, sales copy, copywriter, product descriptions, slogan, slogans, product text,
    product texts, ad texts, tagline, sales page, product description, landing page text`,
  'course creation': `
    create a course, make a course, online course, e learning, elearning, training content, onboard
    staff, train employees, staff training, employee training, teach staff, training videos, compliance
    training, lms, corporate training, safety training, teach new staff`,
  crafts: `
    knitting, crochet, embroidery, sewing, quilting, quilt, sewing pattern, embroidery machine, knitting
    chart, dressmaking`,
  creators: 'youtuber, youtubers, content creator, influencer, youtube channel',
  crm: `
    customer relationship, deals, sales pipeline, pipeline, manage customers, contacts management`,
  'customer feedback': `
    feedback, what customers say, customer opinions, nps, voice of the customer, reviews of customers`,
  'customer support': `
    customer service, support tickets, ticket, answer customers, customer questions, support agent,
    customer emails, support team, refund requests, faq`,
  'data analysis': `
    analyze data, analyse data, analyze csv, data analyst, analyze excel, crunch numbers, excel file,
    csv, statistics, statistical, analyse my data, questions about my data, pandas, data science`,
  'data extraction': `
    extract data, parse invoices, parse documents, invoice extraction, read invoices, scanned invoices,
    receipt scanner, numbers from invoices, parse emails, document parsing, data entry, extract text`,
  'data labeling': `
    annotate, annotation, label images, bounding boxes, draw boxes, training data, labelling, label data`,
  'data visualization': `
    charts, chart, graphs, plot, visualize, visualise, visualisation, get charts, charts back`,
  debugging: `
    debug, fix bugs, bug fixing, error tracking, crash, crashes, errors in production, exceptions, bugs,
    stack trace`,
  deployment: 'deploy, host my app, hosting, ship my app',
  diagrams: `
    diagram, flowchart, flow chart, uml, erd, org chart, sequence diagram, architecture diagram, process
    map, draw a process, mermaid`,
  documentation: `
    docs, document my code, api docs, readme, developer docs, technical documentation, how to guide,
    sop, step by step guide, document a process, procedures`,
  'drug discovery': `
    protein, proteins, molecules, protein structure, biology, medicine discovery, enzymes`,
  dubbing: `
    dub, video translation, translate videos, translate video, dubbed, speak other languages, speak
    chinese, speak spanish, other language video, voice in another language, in another language,
    foreign language video`,
  'e-commerce': `
    ecommerce, online shop, online store, shopify, amazon seller, web shop, etsy, amazon, online
    retailer, dropshipping, woocommerce, webshop, product listing, product pages, store`,
  ebooks: 'e book, ebook, write a book, book writing',
  email: `
    inbox, emails, mailbox, gmail, outlook, answer emails, reply to emails, write emails, newsletter`,
  embeddings: 'embedding, sentence vectors',
  enterprise: 'big company, large company, corporate',
  'essay feedback': 'essay, essays, feedback on student writing, student essays, essay checker',
  evaluation: 'eval, evals, test prompts, benchmark models, compare prompts, red team',
  expenses: `
    expense, expense report, expense reports, receipt, receipts, travel expenses, company cards`,
  'face swap': 'swap faces, faceswap, change faces, replace face',
  'fact checking': 'fact check, verify claims',
  farming: `
    plant disease, crop disease, my crops, pests, orchard, vineyard, farm, farmer, sick plant, spots on
    leaves`,
  fashion: 'clothes, outfit, outfits, clothing, wardrobe, dress',
  'financial analysis': `
    stock analysis, stocks, investing, invest, earnings, equity research, stock picks, trading, shares,
    portfolio, investor, hedge fund, stock market, company filings, annual reports, valuation`,
  'fine-tuning': 'fine tune, finetune, train my own model, train a model',
  fitness: `
    workout, exercise, gym, personal trainer, training plan, lose weight, muscles, running plan,
    strength training, exercises, sleep tracking`,
  flashcards: `
    flash cards, spaced repetition, study cards, memorize, memorise, learn vocabulary, vocabulary, cram,
    exam prep, study for exam, study notes, remember`,
  'floor plans': 'floorplan, floor plan, blueprint',
  fonts: 'font, typography, typeface, font pairing',
  forecasting: 'forecast, predict sales, prediction, predictions, predict churn, demand planning',
  forms: 'form builder, online form, questionnaires, sign up form',
  fundraising: 'investors, raise money, donors, grant, grants',
  'game development': `
    make games, make a game, game maker, game engine, game assets, unity, video game, game art, sprites,
    pixel art, npc, game characters, level design, roblox`,
  'gpu cloud': 'rent gpu, gpu rental, gpus, cloud gpu',
  grading: `
    grade papers, grade essays, mark homework, grader, marking, grade, correct exams, correct tests,
    score essays, correct homework, assess, mark papers, marking essays`,
  grammar: `
    grammar checker, spell check, spelling, spell checker, correct my english, commas, typos, correct my
    text, english mistakes, punctuation, correct mistakes`,
  'graphic design': `
    poster, posters, flyer, flyers, banner, social media graphics, brochure, invitation, invitations,
    business cards, thumbnails, thumbnail`,
  headshots: `
    headshot, linkedin photo, profile picture, professional photo, portrait photo, picture of me, photos
    of me, application photo, cv photo, business portrait, photo of myself in a suit`,
  health: 'symptoms, doctor, medical advice, illness, diagnosis, hospital, patients',
  hearing: `
    deaf, hard of hearing, hearing loss, live captions, captions in real life, read what people say`,
  helpdesk: 'help desk, ticketing, zendesk alternative, support inbox, shared inbox',
  hiring: `
    hire, hire people, applicant tracking, ats, interview notes, interviews with candidates, job
    descriptions, job posting, job ad, job ads, hire staff, hire faster`,
  'home design': `
    interior design, redesign room, decorate, home decor, room design, renovate, furniture, living room,
    kitchen, bedroom, sofa, my room, my flat, apartment, garden, interior`,
  hr: `
    human resources, employees, performance reviews, employee engagement, people team, payroll,
    onboarding`,
  icons: 'icon, icon set',
  'image editing': `
    edit image, edit picture, image editor, remove object, object removal, inpaint, inpainting, change
    background, edit my picture, remove person from photo, remove people from photo, stranger in photo,
    erase, cut out people, edit pictures, sticker`,
  'image generation': `
    generate images, text to image, image generator, picture generator, ai art, art generator, create
    pictures, make pictures, draw, illustration, illustrations, create images, picture from text,
    pictures from words, prompts to images, paint, painting, artwork, wallpapers, images from text,
    fantasy art, concept art, photorealistic`,
  'image to video': `
    animate photo, animate image, photo to video, picture to video, bring photo to life, make photo
    move, moving picture, move picture, drawing move, photos move, living photo`,
  'image upscaling': `
    upscale, upscaler, enlarge photo, increase resolution, sharpen photo, enhance photo, blurry photo,
    low resolution, larger photo, bigger picture, 4k, pixelated, unblur, old camera photos, hd, higher
    resolution, sharper`,
  'influencer marketing': `
    influencers, tiktokers, instagrammers, find influencers, creators for my brand, brand ambassadors,
    youtubers for my brand`,
  infographics: 'infographic',
  'interview practice': `
    mock interview, prepare for interview, job interview, interview prep, practice interview, rehearse
    interview, interview questions, interview coach, practise interview, public speaking, speech coach,
    practice speech`,
  invoicing: 'invoice, invoices, billing, send invoices, unpaid bills, get paid, bills',
  'job search': `
    find a job, job hunt, apply for jobs, job applications, auto apply, job application, job tracker,
    new job, find work, applying for jobs, vacancies, job offers, job board, jobs, unemployed`,
  journaling: 'journal, diary, reflect, gratitude, my feelings, thoughts at night',
  kids: 'children, child, my kid, bedtime, for kids, toddlers',
  'knowledge base': `
    wiki, company knowledge, internal docs, internal knowledge, company wiki, search our documents, find
    company documents, ask our documents, help center, internal search, search across apps`,
  'language learning': `
    learn english, learn spanish, learn french, learn a language, learn languages, speak a language,
    practice speaking, language tutor, pronunciation, learn japanese, learn german, practise english,
    conversation practice, accent, vocabulary trainer, speak english, fluent`,
  'large language models': `
    llm, llms, language model, language models, foundation model, gpt, language model api, gpt api`,
  'lead generation': `
    find leads, leads, prospects, prospecting, find customers, new customers, sales leads, b2b leads,
    find companies, find clients, get clients, buyers`,
  legal: 'lawyer, lawyers, law firm, attorney, court, lawsuit, solicitor, law',
  'legal research': 'case law, case research, court decisions, precedents, statutes, judgments',
  'lesson plans': `
    lesson plan, plan lessons, lesson planning, teacher assistant, worksheets, prepare class, prepare
    lessons, my class, third graders, classroom, school class, teaching material, worksheet, school
    lessons, prepare my lesson`,
  'lip sync': 'lipsync, sync lips, mouth, lips match',
  'literature review': `
    systematic review, find papers, scientific papers, research papers, academic papers, summarize
    papers, search papers, research articles, journal articles, what studies say, what research says,
    scientific evidence, evidence, studies about, related papers, pubmed, find studies, screening
    papers, abstracts`,
  'live chat': 'website chat, chat widget, chat on my website, talk to visitors, website visitors',
  'local models': `
    run llm locally, offline ai, offline llm, run models locally, local llm, on my own computer,
    offline, laptop, on my laptop, without internet, on my pc, offline chatbot, on device, on my mac,
    own hardware, no cloud`,
  localization: `
    localize, localise, translate my website, translate website, translate app, languages, several
    languages, many languages, multilingual, website in other languages, five languages, strings`,
  'logo design': 'logo, make a logo, logo maker, logo generator, logos, emblem, logo for my company',
  'marketing automation': `
    newsletters, email campaigns, campaign, campaigns, email marketing, mailing list, abandoned cart`,
  mastering: `
    master my track, master a song, audio mastering, sound professional, loud, finish my track, release
    my song, spotify ready`,
  math: `
    maths, solve equations, math solver, math problems, algebra, calculus, homework help, equation,
    exercise, equations, maths exercise, geometry, step by step solution, solve my homework, math
    problem, picture of maths`,
  'medical notes': `
    clinical notes, medical scribe, soap notes, doctor notes, clinical documentation, patient notes,
    doctor visit, clinic, therapist notes, consultation notes, physician`,
  'meeting notes': `
    meeting minutes, minutes of meetings, notetaker, note taker, record meetings, meeting assistant,
    transcribe meetings, meeting recorder, summarize meetings, zoom notes, zoom calls, action items,
    call notes, meeting transcript, minutes, teams meeting, google meet, what was said, meetings
    summary, join my meetings`,
  'mental health': `
    therapy, therapist, anxiety, depression, wellbeing, cbt, counseling, lonely, stress, stressed, feel
    sad, panic, mood, meditate, meditation, sleep better, worries, emotional support`,
  'mind maps': 'mindmap, mind map, mind mapping',
  mixing: 'mix my song, mix tracks, balance tracks, eq',
  'model hosting': `
    deploy models, host models, serve models, inference api, inference, endpoint, gpu inference, api for
    open models, run open models, host llm`,
  'motion capture': `
    mocap, capture motion, body tracking, record movement, motion tracking, webcam to animation`,
  'multi-model chat': `
    several models, multiple models, compare models, all models in one, many llms, one key, one
    subscription, switch models, all chatbots, one place for all models, many models, one api`,
  'music generation': `
    generate music, make music, make songs, song generator, create a song, compose music, royalty free
    music, background music, beat maker, music maker, make a song, write songs, song, songs,
    instrumental, melody, beats, soundtrack, copyright free music, jingle, song without copyright, music
    for videos, lyrics, theme song, birthday song`,
  'music practice': `
    learn guitar, learn piano, play along, chords of a song, practise an instrument, slow down music,
    practice track`,
  'no-code': 'no code, nocode, without coding, without code',
  'note taking': `
    take notes, notes app, second brain, notebook, notes, organise my notes, organize notes, my
    thoughts, remember what i read, personal knowledge, save articles`,
  nutrition: `
    calorie, calories, diet, meal plan, meal planning, calorie counter, food tracker, what i eat, food,
    healthy eating, macros, photo of my meal, weight loss`,
  observability: 'monitor llm, llm monitoring, tracing, trace',
  ocr: `
    scan text, text from image, image to text, scanned documents, scanner, scanning, handwriting,
    handwritten, photo of text, receipt scanner, digitize, latex`,
  'open weights': 'open models, open source model, open source llm, free model',
  paraphrasing: 'paraphrase, rewrite, reword, rephrase, rewriter',
  parenting: 'baby, newborn, mother, father, toddler',
  patents: 'patent, prior art, inventions',
  pdf: 'pdfs, pdf editor, edit pdf',
  'personal assistant': `
    virtual assistant, secretary, executive assistant, everyday helper, my day, reminders, remind me`,
  personalization: `
    personalise, website visitors, recommend products, product recommendations, recommendations, a b
    test, ab test, experiments`,
  'photo editing': `
    edit photos, photo editor, retouch, retouching, photoshop alternative, photo retouching, lightroom,
    photographer, photographers, wedding photos, cull photos, thousands of photos, raw photos, color
    grading, edit wedding photos, photo culling, better photos, my photos`,
  'photo management': `
    photo library, sort photos, organise photos, photo archive, duplicate photos, find faces in photos,
    photo backup, family photos`,
  'photo restoration': `
    restore old photos, old photos, colorize, colorise, repair photo, black and white photo, old family
    photos, damaged photos, grandparents, scratched photo, faded, vintage photos`,
  'physics simulation': 'simulate, simulation',
  'plagiarism detection': `
    plagiarism, plagiarism checker, ai detector, ai detection, detect ai, detect ai writing, ai content
    detector, chatgpt detector, cheating, copied, copy check, written by ai, written by chatgpt, is it
    ai, originality, essay written by chatgpt, cheat`,
  podcast: `
    podcasts, podcasting, podcaster, podcast editing, show notes, episode, episodes, podcast host,
    record remote guests, remote interviews, record interviews, recording guests`,
  presentations: `
    slides, slide deck, deck, powerpoint, pitch deck, make slides, slideshow, keynote, ppt, presentation
    maker, google slides, presentation, present, talk, deck for investors, slides for my talk,
    conference talk, slide design`,
  pricing: 'prices, price monitoring, competitor prices, set prices',
  privacy: `
    private, without tracking, data protection, no tracking, confidential, keep my data, anonymous`,
  'product photos': `
    product photography, product images, product shots, packshot, nice pictures of product, pictures of
    my products, photos for shop, product shoot, product shot, pictures for etsy, photograph products`,
  'project management': `
    manage projects, project planning, project planner, gantt, kanban, deadlines, sprint, sprints,
    roadmap, roadmaps, team tasks, backlog, keep my project on track, agile`,
  'prompt engineering': 'prompts, prompt testing, prompt management',
  proofreading: 'proofread, proof read, check my text',
  proposals: `
    proposal, rfp, quotes for clients, write proposals, offer for a client, bids, tender, quote, sign
    documents, e signature, esign, contracts to sign`,
  prototyping: 'prototype, mockup, mockups, mock up, clickable, prototype app, test an idea, mvp',
  'public relations': 'journalists, press release, press, media contacts, media coverage',
  'qualitative research': `
    interview transcripts, code interviews, thematic analysis, focus group, focus groups, ethnography,
    coding interviews`,
  'quality assurance': `
    broken pages, works in every browser, browsers, test website, does my app work, regression, bugs
    before release, cross browser`,
  quizzes: `
    quiz, quiz maker, test questions, exam questions, quizzes for class, test for my students, exam,
    exams, multiple choice, questions from text, trivia`,
  rag: 'retrieval augmented generation, search my own data, knowledge retrieval',
  'real estate': `
    realtor, property listing, virtual staging, property, house, houses, listing photos, sell my house,
    empty rooms, architect, architects, building design`,
  'real-time': 'live, realtime',
  recipes: `
    recipe, cook, cooking, what to cook, dinner ideas, fridge, meals, dinner, ingredients, leftovers,
    dishes`,
  recruiting: `
    recruiter, recruiters, recruitment, candidates, screen candidates, source candidates, sourcing,
    screen resumes, find developers, hire developers, applicants, job candidates, screening, find staff,
    engineers to hire, head hunter, headhunter, who might change jobs, talent`,
  relationships: `
    friend, friends, company in the evening, somebody to talk to, companion, girlfriend, boyfriend,
    dating, someone to talk to, lonely, no friends`,
  reports: 'report, weekly report, monthly report',
  research: 'look up facts, deep research, research a topic, in depth research',
  resume: `
    cv, curriculum vitae, resume builder, cover letter, cv builder, resume checker, curriculum, job
    application, application letter, resume template, my resume, tailor my resume, ats resume`,
  risk: 'fraud, fraud detection, credit risk, scam',
  robotics: 'robot, robots',
  'role play': `
    companion, character, characters, talk to characters, roleplay, friend, friends, dungeons and
    dragons`,
  'sales calls': `
    call recording, call coaching, call analysis, revenue intelligence, conversation intelligence, cold
    calls, sales coaching, sales training, rehearse sales, pretend customer, practise selling, call
    recordings, why deals are lost`,
  'sales engagement': 'follow up, follow ups, sales outreach, sales emails, cadence, outreach',
  'scam check': `
    scam, scams, is this a scam, fraud message, fake shop, phishing mail, suspicious message, fake parcel
    sms, reverse image search`,
  scheduling: `
    schedule meetings, schedule, calendar assistant, appointment, appointments, time blocking, plan my
    day`,
  science: `
    scientist, scientists, lab, laboratory, experiment, experiments, dna, chemistry, physics`,
  'screen recording': `
    record screen, record my screen, screen recorder, screencast, record a demo, product demo, software
    demo, how to video, tutorial video, explain my screen, demo video, bug video`,
  screenplays: `
    screenplay, script writing, scriptwriting, movie script, film script, screenplay writer, scripts, tv
    series`,
  'search engine': `
    answer engine, ai search, web search, google alternative, look something up, news, what is
    happening, happening in the world, with sources, search internet, current events, google
    replacement, answers with sources, up to date`,
  security: `
    hack, hacker, attack, attacks, phishing, leaked secrets, passwords, api keys leaked, malware`,
  'security scanning': `
    vulnerabilities, vulnerability, scan code, code security, appsec, dependencies, leaked secrets,
    secrets in code, vulnerable packages, penetration test`,
  seo: `
    search engine optimization, rank on google, keyword research, backlinks, keywords, google ranking,
    rank, google first page, first on google, be found on google, rank higher, search ranking, ai
    overviews, visible in chatgpt, search traffic, serp`,
  sequences: 'email sequence, drip, follow up emails',
  'sheet music': `
    notation, music notation, scan sheet music, musical score, transpose, musicxml, optical music
    recognition, guitar tabs, choir parts`,
  'short-form video': `
    shorts, tiktok, reels, youtube shorts, short clips, viral clips, tiktoks, clips, short videos, short
    video, tiktok videos, vertical video, instagram reels, best moments`,
  'sign language': 'sign language',
  slides: 'presentation, slide deck, deck, powerpoint, make slides, ppt, pitch deck',
  'small business': `
    shop owner, my business, freelancer, freelancers, self employed, restaurant, studio, my company`,
  'smart home': 'lights, home automation, alexa, heating, home assistant',
  'social listening': `
    brand monitoring, mentions, brand mentions, what people say, people say, say about us, what people
    say online, reputation, brand sentiment, mentions of my brand, on the internet about us`,
  'social media': `
    instagram, linkedin posts, twitter, tweets, facebook, post scheduler, schedule posts, hashtags,
    post, posts, plan my posts, instagram posts, content calendar, captions for instagram, x posts,
    followers, linkedin, social posts, threads, pinterest, plan instagram, instagram month`,
  'sound effects': 'sfx, sound effect, foley',
  'speech aid': `
    aac, communication board, cannot speak, nonverbal, symbol board, picture board, lost his speech, talker`,
  sports: 'match video, film our game, sports technique, training video, football match, coach video',
  spreadsheets: `
    spreadsheet, excel, google sheets, excel formulas, formulas, formula, sheet, sheets, excel file,
    airtable, table, formulas in excel, put in spreadsheet, numbers in my spreadsheet`,
  sql: `
    query database, text to sql, database queries, sql queries, database, postgres, mysql, write sql,
    questions to database, data warehouse, query, queries`,
  startups: 'founder, founders, startup, business plan, business idea',
  'stem separation': `
    vocal remover, remove vocals, isolate vocals, split stems, acapella, karaoke, stems, separate
    vocals, stem splitter, without vocals, backing track, instrumentals, karaoke version, take the voice
    out of a song, isolate drums`,
  'stock assets': 'stock photos, stock images, stock footage',
  storyboards: `
    storyboard, shot list, film planning, shots, plan a film, pre production, previsualization`,
  storytelling: `
    write stories, story writer, fiction, novel, write a novel, story generator, novel writing, story,
    stories, chapter, character, writers block, writers block, plot, fantasy story, book, fan fiction,
    author, bedtime story, short story, poem, poems`,
  streaming: 'livestream, live stream, stream games, twitch',
  students: `
    student, study, studying, university, exam, college, learn for exam, class notes, lecture, lectures,
    homework`,
  'style transfer': `
    photo into painting, turn photo into cartoon, cartoon me, anime style, style of van gogh`,
  subtitles: `
    captions, caption, subtitle, add subtitles, caption video, add captions, subtitle generator, closed
    captions, srt, words on video, text on video, captions for videos, karaoke captions`,
  summarization: `
    summarize, summarise, summary, summarizer, tldr, summaries, shorten text, short version, long
    article, long articles, key points, shorten, main points, digest, too long, long reports, condense,
    summarise videos, summarize youtube`,
  'survey analysis': `
    analyze feedback, open ended answers, survey responses, survey answers, free text answers, comments
    of customers, thousands of comments, open ended`,
  surveys: 'survey, questionnaire, poll, ask customers, polls, questionnaire builder, opinion',
  sustainability: 'climate, carbon, emissions, plants, plant, garden',
  'synthetic data': `
    fake data, test data, anonymize data, anonymise, generate data, privacy safe data, artificial data,
    mock data`,
  'talent sourcing': `
    source talent, source candidates, find candidates, find developers, passive candidates, headhunting,
    find engineers, candidates who might change jobs`,
  'task management': `
    todo, to do list, tasks, task manager, todo list, task list, to do, my tasks, checklist, break down
    tasks, what to do next, adhd, procrastinate, procrastination, prioritize`,
  tax: 'taxes, tax return, file taxes, tax filing, tax office, irs, deductions',
  teachers: 'teacher, teaching, school, classroom, graders, pupils',
  'team chat': 'messages, chat at work, slack messages',
  'test automation': `
    automated testing, e2e testing, end to end tests, ui tests, qa testing, test my app, write tests,
    unit tests, generate tests, regression tests, every browser, cross browser, test scripts, software
    testing, testing app, tests for my code`,
  'text to speech': `
    tts, read aloud, text reader, text into speech, read text, voice generator, text to voice, listen to
    articles, speech synthesis, voice from text, listen, article to audio, read to me, read my book
    aloud, speaking voice, natural voices, realistic voice, audio from text, listen to pdf, let me
    listen, voices, read out`,
  textures: 'texture, materials, skybox, pbr, seamless',
  'threat detection': 'intrusion, soc, cyber attacks',
  'time tracking': `
    track time, timesheet, track hours, where my time goes, billable hours, working hours`,
  'topic research': 'find topics, content ideas, blog ideas',
  transcription: `
    transcribe, speech to text, audio to text, voice to text, transcript, transcripts, dictation,
    dictate, stt, video to text, transcriber, speech recognition, interviews to text, type what i say,
    asr, voice notes to text, write down what is said, audio into text, recorded interviews, recordings
    to text, write with my voice, voice typing, voice memo, interview recordings, interview to text,
    voice memos, lecture to text, talk instead of typing, speak instead of typing`,
  translation: `
    translate, translator, translate documents, translate text, translating, other languages, into
    english, into german, into spanish, foreign language, interpreter, in another language, languages,
    letter in french, documents in other language`,
  travel: `
    trip, itinerary, trip planner, vacation, plan a trip, holiday planner, vacation planner, travel
    planner, trip planning, where to go, japan, holiday, hotel, hotels, flights, flight, city trip, days
    in, weeks in, weekend trip, road trip, sightseeing, backpacking`,
  tutoring: `
    tutor, homework, private teacher, homework helper, explain homework, help with homework, learn
    physics, explains step by step, learning companion, explain concepts, tutor for my child, math
    tutor, exam tutor`,
  'ui design': `
    interface design, design app, app design, design screens, ui, design interfaces, ux design, app
    screens, figma, design system, screens for an app, website layout`,
  'user research': `
    user interviews, usability, usability testing, user testing, customer interviews, talk to users,
    test my prototype, customer interview, usability test, interview insights, research interviews, user
    feedback`,
  ux: 'user experience, usability, heatmap, attention',
  'vector graphics': `
    svg, vector, vectorize, vector images, vectorise, scalable, png to svg, illustrator, jpg to svg`,
  'vector search': `
    vector database, vector db, similarity search, semantic search, vector store, nearest neighbor,
    embeddings database`,
  'video ads': `
    ugc, ugc ads, video ad, video adverts, ads for tiktok, product video, commercial, ad videos, video
    advertising, promo video`,
  'video editing': `
    rotoscoping, rotoscope, edit videos, edit video, video editor, cut video, remove silence, cut silences, cut my video, cut
    videos, trim, montage, premiere, edit my vlog, vlog, youtube videos, film editing, silences, filler
    words, ums, edit film, footage, gopro`,
  'video generation': `
    generate video, text to video, video generator, make videos from text, create videos, ai video, make
    a video, video from text, film from text, movie, clips from text, generate clips, cinematic, text
    into video, video from script, explainer video, make film, from a script, music video, short film,
    video from photos`,
  'video repurposing': `
    long video, long videos into shorts, repurpose video, video to clips, podcast clips, clip maker,
    turn videos into clips, podcast into clips, best moments, highlights, long podcast into clips, clips
    from my podcast, streams into clips, cut long video, webinar into clips, interview into clips, many
    short clips`,
  'virtual try-on': `
    try on clothes, try clothes, virtual fitting, fashion models, try on, models wear, model wearing,
    wear my clothes, dress me, try outfits, clothes on models`,
  vision: `
    describe pictures, describe photos, recognise objects, computer vision, object detection, image
    recognition, identify`,
  'voice agents': `
    voice bot, voicebot, phone calls, call agents, ai receptionist, receptionist, answer phone calls,
    answers the phone, answer the phone, telephone, phone bot, calls customers, book by phone, phone
    answering, take calls, phone agent, missed calls, call my customers`,
  'voice cloning': `
    clone voice, clone my voice, voice clone, copy a voice, voice changer, my own voice, sound like me,
    my voice, speak with my voice, celebrity voice, sing with another voice, change my voice`,
  voiceover: `
    voice over, narration, narrate, narrator, audiobook, audiobooks, voice overs, speaker for my video,
    spoken text, voice for video, voice for my video, voice actor, narrator for video, book as audio,
    voice for explainer`,
  'web apps': 'internal tool, internal tools, admin panel, app for my team',
  'web scraping': `
    scrape, scraper, crawl, crawler, scrape websites, extract data from websites, prices from website,
    product prices, collect data from websites, website data, monitor prices, price monitoring, data
    from a site, copy data from website, shop prices, watch a website, get data from sites`,
  webinars: 'webinar, online event',
  'website builder': `
    build a website, make a website, create website, landing page, web design, make website, website
    maker, website creator, site for my, homepage, web page, online presence, website for my business,
    site for, where people can book, web shop, page for my restaurant, portfolio site, one page site`,
  whiteboard: 'white board, online whiteboard, sticky notes, remote workshop, workshop',
  wildlife: 'camera trap, trail camera, wildlife camera, birdsong, bird calls, which animal, species',
  wireframes: 'wireframe, wire framing',
  workflow: `
    workflows, automate work, connect apps, automate tasks, automate, integrations, zapier alternative,
    when an email arrives, trigger, if this then that, between apps, move data between apps, sync apps,
    connect my apps, crm to sheet, when invoice arrives`,
  writing: `
    write, text, texts, write better, writing assistant, letter, letters, speech, wedding speech, author`,
}
