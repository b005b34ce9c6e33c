/** Jobs of software, data, learning, research, law, money, people and daily life; `jobs.ts` says what the lines mean. */
export const KNOWLEDGE_JOBS = `
app-builder: Building an app without code [code 3]
say: build app, app without code, app idea, idea for app, make app, no code app, web app, mvp?, create app, vibe coding, saas?, build software, app builder, software idea, simple app, build tool, app for my, an app, platform for, build web app
tags: app builder:2.2, no-code:0.6, web apps:0.4, prototyping:0.3
text: app builder, build app, prompt to app, web apps from, full stack, working web app
near: ui-design, backend, landing-page, product-analytics, deploy, prototype, ideas-validate, automate, logo, mobile-app
not: mobile app, website builder, spreadsheets, forms

mobile-app: Building a mobile app [code 3]
say: mobile app, ios app, android app, iphone app, app for phone, app store, ios android, mobile application, native app, phone app, react native, flutter
tags: app builder:1.6, mobile app:1.4, no-code:0.4
text: mobile apps, ios android, native mobile, app for iphone, mobile
near: ui-design, backend, test-software, landing-page, code-agent, product-analytics, icons, prototype, logo, localize

internal-tool: Building internal tools [code 3]
say: internal tool, admin panel, back office, internal app, client portal, portal for, custom tool, dashboard for team, crud app, inventory app, customer portal, intranet app, approvals
tags: app builder:1.6, workflow:0.7, sql:0.5, no-code:0.4
text: internal tools, admin panel, client portals, internal apps, portals
near: automate, sql, dashboards, backend, forms, app-builder, spreadsheets, ui-design, deploy, extract-docs

code-agent: Writing code with an agent [code 3]
say: coding agent, write code, coding assistant, code assistant, programming, coding?, claude code, develop software, program in, code generation, agentic coding, code in terminal, programmer?, developer tools, python script, javascript, refactor, fix code, program?, write software, software project, code editor, generate code, coder, pair programmer, coding assistant open source, learn to code, code?
tags: coding agent:2.2, code generation:0.8, developers:0.3
text: coding agent, code editor, pair programmer, coding assistant, terminal, write code
near: code-review, test-software, debug, backend, deploy, code-complete, dev-docs, security-scan, model-api, ui-design
not: sql, spreadsheets, game development, enterprise, app builder, test automation

code-complete: Completing code while typing [code 3]
say: code completion, autocomplete code, complete code, copilot, code suggestions, vs code, vscode, jetbrains, ide
tags: code completion:2.4, code generation:0.5
text: code completion, autocomplete, completion, vs code
near: code-agent, code-review, debug, test-software, dev-docs, local-llm, chat-assistant, notebook, sql, backend

code-review: Reviewing code [code 4]
say: code review, review code, pull request, pr review, merge request, code quality, review pull, github review
tags: code review:2.4, quality assurance:0.5
text: code review, pull requests, reviews pull, code quality
near: security-scan, test-software, debug, code-agent, dev-docs, code-complete, deploy, security-compliance, team-chat, tasks
not: debugging

test-software: Testing software [code 4]
say: test software, automatic test, automated test, end to end test, e2e, unit test, qa, test automation, regression test, visual testing, quality assurance, ui test, test app, testing website, write test, bug reports, qa team, software testing, test our app, cross browser, load test, testing
tags: test automation:2.2, quality assurance
text: test automation, end to end tests, automated tests, visual testing, unit tests, tests in plain
near: debug, code-review, security-scan, code-agent, deploy, browser-agent, synthetic-data, llm-eval, dev-docs, tasks
not: security, prompt engineering, game development, agents

security-scan: Scanning code for weaknesses [code 4]
say: security scan, vulnerability, vulnerabilities, leaked secret, code security, security scanning, penetration test, dependency scan, appsec, secret scanning, secure code, scan code, owasp, security of our code
tags: security scanning:2.4, security:0.8
text: vulnerabilities, code security, secrets, security scanning, scans code
near: code-review, test-software, debug, security-compliance, deploy, code-agent, it-ops, dev-docs, backend, llm-observe

debug: Finding and fixing errors [code 5]
say: debug, error tracking, bug?, crash?, error monitoring, fix bug, exception, stack trace, explain error, errors?, performance monitoring, fix errors, bug tracking, debugging
tags: debugging:2, observability:0.7
text: error tracking, debugging, errors, crash reports, performance monitoring, fix bugs
near: test-software, code-review, product-analytics, code-agent, llm-observe, deploy, chat-assistant, code-complete, it-ops, dev-docs
not: agent framework, large language models, sql, api, evaluation

dev-docs: Documenting software [code 4]
say: api docs, developer docs, document code, code documentation, software documentation, technical documentation, docs next to code, readme, document our software, developer documentation, api documentation, docs
tags: documentation:1.8, developers:1
text: developer docs, api documentation, documentation platform, docs, technical documentation, docs as code
near: diagram, code-review, code-agent, help-center, company-wiki, screen-record, rag, support-bot, website, chat-docs, localize
not: screen recording, project management, coding agent

backend: Setting up database and backend [code 2]
say: backend, database?, login?, authentication, user accounts, api backend, server?, postgres, store data, sql database, payments, auth, firebase, api design, apis
tags: sql, web apps:0.6, api:0.8, developers:0.6, real-time:0.3
text: backend, postgres, authentication, login storage, database, apis
near: deploy, code-agent, app-builder, ui-design, mobile-app, sql, security-scan, model-api, test-software, vector-db
not: data analysis, business intelligence, vision, voice agents, transcription, text to speech, large language models, image generation

deploy: Hosting and deploying [code 5]
say: deploy, deployment, hosting?, host app, serverless, cloud hosting, put online, publish app, host my, production?, deployed, infrastructure?
tags: deployment:2.2, model hosting:0.4, web apps:0.3
text: deployment, serverless, hosts, hosting, deploy
near: backend, debug, code-agent, test-software, security-scan, website, it-ops, product-analytics, gpu, llm-observe

product-analytics: Measuring product use [data 5]
say: product analytics, user behavior, user behaviour, session replay, track user, funnel, usage analytics, retention, web analytics, website analytics, visitor analytics, heatmaps, app analytics, track signups, analytics
tags: analytics:1.6, data analysis:0.5, web apps:0.6, developers:0.2
text: product analytics, session replay, event analytics, funnels, user behavior
near: user-research, dashboards, surveys, customer-feedback, debug, analyze-data, survey-analysis, attention, ui-design, predict, sql
not: seo, hr, social media, crm, e-commerce, health, business intelligence, call center, recruiting, sales calls, fitness, marketing automation, public relations, ux

local-llm: Running models on your own computer [ai 2]
say: local model, local llm, own computer, run locally, offline model, on my machine, ollama, self hosted llm, large language model on, local ai, run llm, own hardware, offline ai, language models on my, on premise
tags: local models:2, desktop app:0.4, open weights:0.5, privacy:0.5, multi-model chat:0.3
text: run models locally, local models, on your own computer, offline, local llm, run open language
near: finetune, model-api, chat-docs, gpu, rag, private-chat, code-complete, vector-db, transcribe, llm-eval
not: transcription, image generation, text to speech, coding agent, code completion, note taking, video generation, 3d modeling, stem separation, typing, image upscaling, storytelling, resume, smart home, subtitles, fine-tuning, app builder

private-chat: Chatting in private with AI [ai 2]
say: private chat, private ai, anonymous chat, without tracking, confidential, privacy friendly, gdpr chat, no data collection
tags: privacy:2, chatbot:1, multi-model chat:0.5
text: private ai, anonymous, encrypted, no tracking, private
near: local-llm, chat-docs, web-answers, summarize, writing, transcribe, translate, security-compliance, meeting-notes, note-taking
not: transcription, note taking, legal, smart home, mental health, code completion, image generation, resume, data analysis, synthetic data, image upscaling, translation

model-api: Calling models through an API [ai 3]
say: model api, llm api, openai api, gpt api, model hosting, inference api, host model, model provider, foundation model, inference, api for llm, claude api, use llm in, language model api
tags: large language models:1.2, api:1.2, model hosting:1.2, developers:0.3
text: inference api, api for models, llm api, models through one api, model hosting, one api
near: llm-observe, agent-build, rag, llm-eval, backend, vector-db, code-agent, deploy, finetune, gpu
not: gpu cloud, vector search, transcription, embeddings

agent-build: Building AI agents [ai 3]
say: build agent, ai agent, multi agent, agent framework, agentic, autonomous agent, agents?, langchain, agent system, chatbot framework, build chatbot, agent workflow, crew of agents, llm app, framework?, llm application
tags: agent framework:2.4, agents:1, no-code:0.2, workflow:0.2
text: agent framework, build agents, multi agent, ai agents, agent workflows, agents
near: model-api, llm-observe, rag, vector-db, llm-eval, browser-agent, automate, deploy, backend, code-agent
not: customer support, coding agent, voice agents, search engine, sales engagement, hr, game development, legal, accounting, data analysis, test automation, security

rag: Answering from your own documents with RAG [ai 3]
say: rag, retrieval augmented, rag chatbot, rag pipeline, knowledge retrieval, over our documents, chatbot over, company documents chatbot, search my own data, retrieval
tags: rag:2.2, retrieval:0.8, agent framework:0.3
text: rag, retrieval augmented, rag pipeline, retrieval, connecting language models to documents
near: vector-db, model-api, llm-eval, llm-observe, extract-docs, agent-build, ocr, support-bot, local-llm, deploy
not: vector search, observability, data analysis, sql, web scraping, enterprise

vector-db: Storing vectors [ai 2]
say: vector database, vector search, embeddings, semantic search, vector store, similarity search, vector db, embedding
tags: vector search:2.4, embeddings:0.9, retrieval:0.4
text: vector database, embedding database, semantic search, vector search
near: rag, model-api, backend, llm-eval, shop-search, deploy, llm-observe, agent-build, finetune, computer-vision
not: data analysis, vision, e-commerce

llm-observe: Watching AI apps in production [ai 5]
say: tracing?, trace llm, llm monitoring, observability, monitor agent, llm observability, monitoring?, prompt management, log prompts, monitor ai
tags: observability:2.2, evaluation:0.5, prompt engineering:0.4
text: tracing, observability, llm engineering, trace and evaluate, monitor agents
near: llm-eval, agent-build, model-api, rag, debug, dashboards, security-compliance, deploy, product-analytics, support-bot
not: analytics, web apps

llm-eval: Evaluating models and prompts [ai 4]
say: evaluation, eval, evaluate model, test prompt, compare models, benchmark model, compare versions, prompt testing, red team, evaluate prompts, evaluate
tags: evaluation:2.2, prompt engineering:0.8
text: evaluation, evaluate prompts, test prompts, evals, experiments
near: llm-observe, finetune, model-api, rag, label-data, synthetic-data, agent-build, test-software, notebook, local-llm
not: hiring, hr, sales calls, vision, kids, user research, health, analytics

finetune: Fine-tuning models [ai 3]
say: fine tune, finetune, train model, train own model, custom model, lora, fine tuning, train my own, trained model, machine learning model, train a model
tags: fine-tuning:2.2, open weights:0.4, model hosting:0.3
text: fine-tune, fine-tuning, train models, finetune llm, custom models
near: label-data, gpu, llm-eval, synthetic-data, model-api, local-llm, notebook, deploy, llm-observe, extract-docs
not: image generation, science, data labeling, video generation

gpu: Renting GPUs [ai 2]
say: gpu, rent gpu, gpu cloud, cloud gpu, compute, cuda, training hardware, rent gpus
tags: gpu cloud:2.6
text: gpu cloud, gpus on demand, rentable, rent gpu
near: finetune, deploy, notebook, local-llm, label-data, model-api, computer-vision, generate-video, images, proteins

label-data: Labeling training data [ai 2]
say: label data, labeling, labelling, annotate, annotation, training data, bounding box, label image, need labeling, labeled, tag images
tags: data labeling:2.4, vision:0.4
text: labeling, annotation, label images, training data, annotate
near: computer-vision, finetune, synthetic-data, no-code-ml, gpu, llm-eval, qualitative, notebook, transcribe, predict
not: science, e-commerce

computer-vision: Recognizing things in images [ai 3]
say: computer vision, object detection, image recognition, detect objects, count products, recognise object, recognize objects, image classification, camera detection, detect defects, face recognition
tags: vision:1.6, developers:0.4, api:0.3, data labeling:0.7
text: computer vision, vision models, object detection, image classifier, train models
near: label-data, no-code-ml, deploy, gpu, synthetic-data, notebook, dashboards, model-api, mobile-app, backend
not: mobile app, 3d modeling, chatbot, parenting, accessibility, health, science, e-commerce, agents, ocr, large language models, motion capture, test automation

no-code-ml: Training models without code [ai 3]
say: machine learning without code, no code machine learning, train classifier, predict without code, automl, teach machine learning, simple machine learning, machine learning for kids, machine learning
tags: no-code:1, data analysis:0.8, students:0.3, vision:0.4
text: machine learning, train model, no code, visual workflows, classifier, automated modeling
near: computer-vision, analyze-data, label-data, predict, app-builder, synthetic-data, spreadsheets, kids-learn, dashboards, charts
not: app builder, website builder, chatbot, automation, web scraping, forms, game development, enterprise, workflow

synthetic-data: Making synthetic data [data 2]
say: synthetic data, fake data, test data, anonymize, anonymise, mock data, de identified, dummy data
tags: synthetic data:2.6, privacy:0.3
text: synthetic data, test data, de-identified, realistic synthetic
near: test-software, analyze-data, label-data, finetune, notebook, computer-vision, llm-eval, predict, backend, security-compliance

voice-agent: Building voice agents [ai 3]
say: voice agent, voice assistant, phone agent, conversational voice, speech agent, ai phone, answers our phone, answer our phone, ai receptionist, voice bot
tags: voice agents:2.2, api:0.3, real-time:0.5, call center:0.5
text: voice agents, phone agents, voice agent, phone and web voice, speech models
near: phone-support, booking, model-api, voiceover, transcribe, agent-build, crm, automate, llm-observe, rag, llm-eval, voice-clone
not: language learning, kids, transcription, game development, user research, sales calls

chat-assistant: Asking an assistant anything [ai 2]
say: assistant?, chatgpt, ai assistant, chat assistant, personal assistant, everyday assistant, ask question, general assistant, everyday questions, virtual assistant, explain things, chat with ai, chat bot like chatgpt, ai chat, questions?
tags: chatbot:1.8, personal assistant:1.4, writing:0.2, multi-model chat:0.3
text: ai assistant, general-purpose, chat assistant, everyday, assistant for
near: web-answers, writing, summarize, translate, chat-docs, private-chat, images, brainstorm, calendar, read-aloud
not: customer support, no-code, role play, relationships, health, travel, budgeting, recruiting, smart home, email, accessibility, note taking, tax, task management, sales engagement, fashion

web-answers: Getting answers from the web [research 1]
say: web search, search the web, with source, up to date, answer engine, search engine, current information, google alternative, look up, find information, latest news, with sources, facts?, web research, fact check
tags: search engine:1.8, citations:0.7, research:0.3, real-time:0.3
text: answer engine, searches the web, cited, web search, answers with sources
near: deep-research, summarize, chat-docs, chat-assistant, trends, find-papers, translate, note-taking, competitors, private-chat
not: e-commerce, enterprise, recruiting, legal, financial analysis, science, literature review, health, business intelligence, patents, knowledge base, math, api

deep-research: Researching a topic in depth [research 1]
say: deep research, research report, research topic, in depth research, long report, background research, market research, gather information, research?, desk research, due diligence
tags: research:1.4, agents:0.7, search engine:0.7, reports:0.5, citations:0.4
text: deep research, research reports, researches, report on, research agent
near: web-answers, summarize, charts, find-papers, read-papers, cite, reports, chat-docs, competitors, note-taking
not: science, user research, literature review, health, qualitative research, drug discovery, vision, e-commerce, surveys, 3d modeling, spreadsheets, legal, patents, motion capture, open source, developers, enterprise

general-agent: Handing tasks to an AI agent [ai 3]
say: autonomous agent, autonomous, does the work for me, hand over tasks, agent that does, delegate, ai employee, ai worker, digital worker, do everything for me
tags: agents:1.8, productivity:0.7, personal assistant:0.5, web apps:0.3
text: autonomous agent, executes tasks, agents build, general agent, ai workspace
near: automate, deep-research, browser-agent, inbox, calendar, tasks, spreadsheets, web-answers, agent-build, slides
not: agent framework, customer support, voice agents, coding agent, developers, crm, accounting, enterprise, legal, api, project management

chat-docs: Asking questions of documents [research 3]
say: chat with document, chat with pdf, ask pdf, question document, my documents, pdf chat, talk to my pdf, answers from my documents, long pdf, chat with my, pdfs, read documents, documents without cloud, contracts in pdf
tags: chat with documents:2.2, pdf:0.7, long documents:0.4, rag:0.2
text: chat with pdf, chat with documents, questions about documents, answers from your own, ask questions
near: summarize, note-taking, ocr, extract-docs, translate, read-papers, contract-review, private-chat, rag, deep-research
not: browser extension, contract review, customer support, financial analysis, translation

analyze-data: Analysing data [data 3]
say: analyze data, analyse data, data analysis, csv, excel file, sales data, ask question of data, statistics?, questions in plain english, data analyst, analyse sales, analyze csv, insights from data, data science, analyze spreadsheet, survey data, numbers?, analyse csv, clean data
tags: data analysis:2, data visualization:0.5, spreadsheets:0.3
text: data analyst, analyze data, analyzes uploaded, csv, data analysis, ask questions
near: charts, dashboards, spreadsheets, sql, reports, predict, notebook, survey-analysis, slides, scrape
not: qualitative research, survey analysis, risk, financial analysis, science, enterprise, hr, gpu cloud, marketing automation, agents, drug discovery

dashboards: Building dashboards [data 5]
say: dashboard, bi, business intelligence, kpi, reporting?, monthly dashboard, metrics?, report dashboard, company numbers, kpis, show them in dashboard
tags: business intelligence:2.2, data visualization:0.8, analytics:0.3
text: dashboards, business intelligence, bi tool, dashboard
near: sql, charts, analyze-data, automate, spreadsheets, reports, predict, fpna, product-analytics, shop-analytics

charts: Drawing charts [data 4]
say: chart, graph?, plot?, visualize data, data visualization, data visualisation, strong chart, visualise, graphs, statistics chart
tags: data visualization:2, infographics:0.5, business intelligence:0.3
text: charts, data visualization, graphs, visual analytics, chart
near: analyze-data, infographic, dashboards, spreadsheets, slides, reports, survey-analysis, colors, diagram, notebook
not: literature review, legal, qualitative research, financial analysis, budgeting, hr, e-commerce, drug discovery, topic research, storytelling, real estate, math, diagrams, observability

reports: Writing reports [write 4]
say: report?, monthly report, annual report, write report, client report, status report, board report, reporting to
tags: reports:1.8, data visualization:0.5, presentations:0.3
text: reports, report maker, reports and, client reports
near: charts, summarize, analyze-data, grammar, infographic, collaborate-docs, spreadsheets, slides, transcribe, cite
not: hr, accounting, compliance, risk, seo, public relations, game development, survey analysis, enterprise, teachers, crm, agents, budgeting, literature review

sql: Querying databases in plain words [data 3]
say: sql, text to sql, query database, database query, snowflake, data warehouse, sql query, write sql, bigquery, on top of our postgres, dbt
tags: sql:2.2, data analysis:0.6
text: text to sql, sql queries, questions of a database, natural language, sql
near: dashboards, analyze-data, notebook, charts, backend, spreadsheets, reports, internal-tool, predict, product-analytics
not: web apps, debugging

notebook: Working in data notebooks [data 3]
say: notebook, jupyter, python notebook, notebooks, data science notebook, colab, data scientists
tags: data analysis:1, code generation:0.7, collaboration:0.3, data visualization:0.3
text: notebook, python and sql, notebooks, hosted python
near: sql, charts, predict, analyze-data, gpu, code-complete, dashboards, academic-writing, label-data, spreadsheets
not: research, note taking, spreadsheets, science

predict: Predicting from data [data 4]
say: predict, prediction, churn, forecasting model, demand forecast, predictive, churn prediction, machine learning prediction, predict demand, demand planning, forecast sales from data
tags: forecasting:2, data analysis:1, no-code:0.2
text: predictive analytics, predictive models, forecasting, churn, predict, automated models
near: analyze-data, dashboards, notebook, spreadsheets, forecast-sales, fpna, sql, charts, reports, no-code-ml
not: crm, budgeting, sales calls, health, hr, recruiting, parenting, real estate, accounting, science, sales engagement, risk

resume: Writing a resume [hire 2]
say: resume, cv, cover letter, curriculum vitae, resume builder, tailor my cv, application letter, lebenslauf, job application documents
tags: resume:2.4, career:0.3
text: resume builder, cover letter, resume, cv, ats-friendly
near: job-search, interview-practice, linkedin-profile, headshot, career-advice, translate, grammar, website, inbox, esign
not: recruiting

job-search: Finding and tracking jobs [hire 3]
say: job search, find job, job tracker, apply for job, job application, new job, lost my job, auto apply, job hunt, track application, looking for work, find work, unemployed, vacancies, auto apply for jobs
tags: job search:2.4, career:0.4, automation:0.2
text: job search, job applications, auto apply, application tracker, job tracker
near: resume, interview-practice, linkedin-profile, career-advice, headshot, writing, inbox, calendar, translate, web-answers
not: open source

interview-practice: Practising interviews [hire 4]
say: interview practice, mock interview, job interview, prepare for interview, interview question, practice interview, interview training, interview prep, public speaking, practice speech, rehearse talk, speech coach
tags: interview practice:2.4, career:0.4
text: mock interviews, interview practice, interview training, speech coach
near: resume, job-search, headshot, linkedin-profile, career-advice, speak-language, web-answers, slides, flashcards, mental-health

linkedin-profile: Improving a LinkedIn profile [hire 3]
say: linkedin profile, better profile, optimise linkedin, linkedin headline, profile review, personal brand, improve my linkedin
tags: career, resume:0.7, social media:0.2
text: linkedin profile, profile review, resumes and linkedin, linkedin, linkedin growth
near: headshot, resume, social-posts, job-search, career-advice, social-schedule, copywriting, interview-practice, thumbnail, leads
not: recruiting, contact data, sales engagement, lead generation, automation

career-advice: Planning a career [hire 1]
say: career, career change, career advice, career coach, what job, new career, promotion?, upskill, retrain
tags: career:2, job search:0.4, students:0.2
text: career, career toolkit, career paths, courses with certificates
near: resume, job-search, interview-practice, linkedin-profile, tutoring, language-learning, journal, web-answers, mental-health, business-plan
not: language learning, enterprise, hr, headshots

hire-ats: Tracking applicants [hire 3]
say: applicant tracking, ats?, hire, hiring, recruit, recruitment, hire people, hire staff, hiring process, manage applicants, hire engineers, recruiting, find employees, staffing, new employees, candidates
tags: hiring:1.6, recruiting:1.6
text: applicant tracking, hiring software, ats, recruiting crm, structured hiring
near: source-talent, screen-candidates, job-ads, record-hiring, booking, esign, hr-helpdesk, forms, inbox, train-staff
not: evaluation, meeting notes, chatbot, talent sourcing, writing

source-talent: Sourcing candidates [hire 1]
say: sourcing, find candidate, source candidate, talent search, headhunting, find developer, passive candidate, talent sourcing, find talent, find engineers, headhunter
tags: talent sourcing:2.4, recruiting:0.5, contact data:0.3
text: candidate search, talent search, sourcing platform, find candidates, sourcing
near: hire-ats, cold-email, screen-candidates, job-ads, record-hiring, leads, scrape, booking, linkedin-profile, messaging

screen-candidates: Screening candidates [hire 4]
say: screen candidate, coding test, skills test, screen applicant, assess candidate, pre employment, candidate screening, video interview, test applicants, screen resumes, interview candidates, assessment
tags: hiring:1.2, recruiting:0.6, evaluation:1.4, quizzes:0.4, chatbot:0.3
text: screen applicants, skills tests, video interviewing, structured interviews, screening, screens
near: hire-ats, record-hiring, job-ads, source-talent, booking, quizzes, extract-docs, forms, messaging, surveys
not: sales calls, students, kids, large language models

job-ads: Writing job ads [hire 2]
say: job ad, job description, job posting, write job, job advert, job offer text, vacancy text, inclusive language
tags: hiring:0.9, recruiting:0.7, writing:1.2, branding:0.3
text: job descriptions, job posts, job ads, unbiased wording, wording
near: hire-ats, source-talent, screen-candidates, social-posts, posters, copywriting, translate, images, grammar, landing-page

record-hiring: Taking notes in job interviews [hire 4]
say: interview notes, record interview candidates, notes in interview, hiring interview notes, interview scorecard, interview recordings candidates
tags: hiring, meeting notes:1.6, recruiting:0.7
text: job interviews, interview notes, transcribes job interviews, interviews
near: hire-ats, screen-candidates, transcribe, booking, source-talent, job-ads, summarize, meeting-notes, translate, security-compliance

engagement: Measuring employee engagement [hire 5]
say: employee engagement, engagement survey, employee survey, pulse survey, team mood, employee satisfaction, employee feedback, people analytics, workplace survey, hr, human resources
tags: hr:1.6, surveys, survey analysis:1, analytics:0.3
text: employee engagement, engagement, employee surveys, people analytics
near: performance-reviews, hr-helpdesk, surveys, survey-analysis, train-staff, dashboards, reports, team-chat, slides, translate, mental-health
not: recruiting, chatbot, course creation, talent sourcing

performance-reviews: Reviewing performance [hire 5]
say: performance review, performance management, employee review, goals, okr, appraisal, 360 feedback, staff review, review employees
tags: hr:1.8, writing:0.6, career:0.4
text: performance reviews, reviews goals, performance, goals, people platform
near: engagement, train-staff, meeting-notes, surveys, grammar, hr-helpdesk, writing, calendar, forms, tasks
not: recruiting, chatbot, course creation, talent sourcing, quizzes

hr-helpdesk: Answering employees' questions [hire 5]
say: employee question, hr question, hr chatbot, internal helpdesk, it helpdesk, employee support, answer employee, hr helpdesk, staff questions
tags: hr, chatbot:0.8, helpdesk:1, knowledge base:0.6, enterprise:0.4
text: employees, hr questions, employee questions, employee agents, hr it
near: company-wiki, engagement, support-bot, rag, train-staff, helpdesk, translate, sop, forms, enterprise-search
not: recruiting, hiring

lesson-plans: Planning lessons [learn 1]
say: lesson plan, plan lesson, lesson?, teacher?, teaching?, classroom, plan my class, teaching material, curriculum, school class, grade teacher, plan lessons, teach class, kindergarten, homeschool, substitute
tags: lesson plans:2.2, teachers:1
text: lesson plans, lesson planning, classroom, plan lessons, teaching resources
near: worksheets, quizzes, class-slides, grading, images, infographic, web-answers, flashcards, student-chatbots, writing

worksheets: Making worksheets [learn 2]
say: worksheet, exercise sheet, reading passage, teaching handout, gap fill, exercises, handout, differentiated, leveled text
tags: teachers:1.4, lesson plans, quizzes:0.6
text: worksheets, reading passages, gap fills, leveled, exercise generator, worksheet
near: lesson-plans, quizzes, class-slides, images, grading, flashcards, kids-learn, math, icons, student-chatbots

quizzes: Making quizzes [learn 3]
say: quiz, quizzes, test question, multiple choice, exam question, quiz maker, trivia, practice test, assessment questions, test for class, kahoot, pub quiz, exam?
tags: quizzes:2.2, teachers:0.3, flashcards:0.2
text: quiz generator, quizzes, quiz game, quiz maker, test questions, practice tests
near: flashcards, worksheets, class-slides, lesson-plans, grading, lms, forms, course, student-chatbots, images
not: e-commerce, hiring, surveys, hr, course creation, language learning, math

class-slides: Making slides for class [learn 3]
say: slides for class, lecture slide, class presentation, interactive lesson, slides for lesson, presentation for class, school presentation, teaching slides, interactive presentation
tags: presentations:1.2, teachers:1.6, slides:0.6, lesson plans:0.3
text: slides for, interactive slide, presentations for teachers, interactive lessons, classroom
near: lesson-plans, quizzes, worksheets, images, infographic, diagram, charts, stock-assets, student-chatbots, flashcards

grading: Grading [learn 5]
say: grade, grading, mark exam, mark paper, grade essay, grade exam, marking?, correct homework, correct tests, grader, assess students, rubric, grading essay
tags: grading:2.4, essay feedback:0.7, teachers:0.4
text: grading, grade essays, rubric, exams, grades batches
near: essay-feedback, plagiarism, quizzes, handwriting, ocr, worksheets, lesson-plans, lms, spreadsheets, reports
not: hr

essay-feedback: Giving feedback on essays [learn 5]
say: essay feedback, feedback on writing, student writing, student essay, feedback for student, improve essay, comment on essay, essays, essay
tags: essay feedback:2.4, grading:0.4
text: essay feedback, feedback on student, rubric, comments for student essays, feedback
near: grading, plagiarism, grammar, lesson-plans, student-chatbots, worksheets, lms, handwriting, quizzes, class-slides

student-chatbots: Giving students a supervised chatbot [learn 3]
say: student chatbot, chatbot for student, safe ai for students, class chatbot, supervised ai, ai for my class, ai in classroom
tags: teachers:1.2, chatbot:1.2, students:0.8, tutoring:0.4
text: chatbots for lessons, supervised chat, students work, custom chatbots, teachers make
near: lesson-plans, tutoring, quizzes, worksheets, essay-feedback, class-slides, lms, rag, grading, plagiarism
not: language learning

tutoring: Tutoring [learn 2]
say: tutor, tutoring, explain, homework help, help with homework, homework, someone explain, explain step by step, learn physics, study help, explains, private teacher, learn chemistry, study?, exam?, student?, teach me, understand?, learn?
tags: tutoring:2, students:0.7
text: tutor, homework help, step by step, explains, ai tutor, study help
near: flashcards, quizzes, lecture-notes, math, essay-feedback, worksheets, chat-docs, kids-learn, language-learning, chat-assistant
not: language learning, interview practice, enterprise, career

math: Learning math [learn 2]
say: math, maths, solve equation, algebra, calculus, math homework, statistics homework, geometry, mathematics, equations
tags: math:2.4, tutoring:0.5
text: math solver, math problem, math, equations, step by step
near: tutoring, quizzes, worksheets, flashcards, ocr, handwriting, kids-learn, charts, lecture-notes, chat-assistant
not: large language models, grading

flashcards: Learning with flashcards [learn 3]
say: flashcard, spaced repetition, memorise, memorize, study cards, vocabulary?, exam prep, revise, cram, study for exam, anki, study for
tags: flashcards:2.4, students:0.4
text: flashcards, spaced repetition, flashcard, study sets
near: quizzes, lecture-notes, tutoring, language-learning, summarize, chat-docs, ocr, worksheets, note-taking, read-aloud
not: language learning

lecture-notes: Turning lectures into notes [learn 2]
say: lecture, lecture notes, class notes, record lecture, study notes, my lectures, university lecture, notes from video, recorded lectures
tags: students:1.2, note taking:1.2, summarization:0.5, transcription:0.5
text: lectures, lecture notes, notes from lectures, records lectures, study notes
near: flashcards, quizzes, transcribe, summarize, tutoring, note-taking, chat-docs, cite, read-papers, mindmap
not: meeting notes, project management, enterprise, privacy

language-learning: Learning a language [learn 2]
say: learn spanish, learn english, learn language, learn french, language course, learn german, learn japanese, language learning, learn a language, learn italian, vocabulary trainer, english course, learn chinese, learn korean
tags: language learning:2.4, mobile app:0.3
text: language courses, learn languages, language app, lessons in dozens, vocabulary
near: speak-language, translate, flashcards, tutoring, grammar, read-aloud, quizzes, worksheets, chat-assistant, travel
not: translation, teachers, grammar

speak-language: Practising speaking a language [learn 3]
say: practice speaking, speak spanish, mostly speaking, conversation practice, pronunciation, speaking practice, speak english, accent, practise speaking, fluent, talk in spanish, speaking
tags: language learning:1.8, voice agents:1, role play:0.5
text: speaking practice, conversation practice, pronunciation, spoken, speak aloud, practice speaking
near: language-learning, translate, flashcards, tutoring, grammar, voice-agent, interview-practice, quizzes, read-aloud, transcribe
not: translation, teachers

course: Creating an online course [learn 3]
say: online course, create course, video course, sell course, e learning, elearning, make course, course creator, training course, course, cohort, course outline, teach online, academy, masterclass, workshop to sell
tags: course creation:2.4, creators:0.2, quizzes:0.2
text: online courses, course builder, create course, e-learning, course authoring, courses from documents, sell courses
near: screen-record, slides, quizzes, landing-page, edit-video, email-marketing, lms, subtitles, worksheets, avatars
not: text to speech, avatars, presentations, kids, students

lms: Running a learning platform [learn 4]
say: lms, learning management, learning platform, training platform, course platform, platform for course, learning academy, platform?
tags: course creation:1.4, enterprise:0.6, hr:0.6, creators:0.3, e-commerce:0.3
text: learning management system, lms, learning platform, selling courses, academies
near: course, train-staff, quizzes, lesson-plans, grading, forms, student-chatbots, subtitles, booking, dashboards
not: text to speech, avatars, kids, teachers, video generation

train-staff: Training staff [learn 4]
say: train staff, employee training, onboarding, train employee, compliance training, staff training, corporate training, training video, onboard staff, team training, workplace training, employee onboarding, training for employees, training our team, safety training
tags: course creation:1.5, enterprise:0.7, hr:0.5, quizzes:0.3
text: employee training, workplace e-learning, training, onboarding, upskilling, in-house
near: sop, lms, avatars, course, quizzes, screen-record, company-wiki, dub, slides, translate
not: sales calls, creators, students, text to speech

kids-learn: Learning for children [learn 2]
say: kids?, child?, children?, year old, my son, my daughter, learn to read, reading practice, read with child, kid?, toddler, kindergarten, for my kids, preschool
tags: kids:2.4, tutoring:0.5, parenting:0.3
text: children, kids, young children, reading practice, elementary-age
near: math, tutoring, parenting, worksheets, read-aloud, language-learning, images, flashcards, quizzes, student-chatbots

find-papers: Finding papers [research 1]
say: find paper, literature search, scientific paper, research paper, academic search, literature review, literature, find studies, papers on, scholarly, journal article, find research, phd, academic paper, map citation, related work, thesis, dissertation, scientific articles, studies
tags: literature review:1.8, research:0.6, search engine:0.6, citations:0.5
text: find papers, search engine for papers, literature review, research papers, similar papers, map citations
near: read-papers, cite, academic-writing, note-taking, systematic-review, summarize, deep-research, chat-docs, plagiarism, mindmap
not: patents, drug discovery, qualitative research, enterprise, financial analysis, legal

systematic-review: Screening studies for a review [research 2]
say: systematic review, meta analysis, screen abstract, screen studies, prisma, two reviewer, scoping review, evidence synthesis, review protocol
tags: literature review:1.8, health:0.5, collaboration:0.4
text: systematic reviews, screening, dual screening, screening abstracts, review screening
near: find-papers, read-papers, cite, academic-writing, extract-docs, analyze-data, clinical-evidence, charts, deep-research, summarize
not: citations, legal

read-papers: Reading papers [research 3]
say: read paper, summarise paper, understand paper, summarize paper, explain paper, papers, read pdf, paper summary, read research, summarise studies
tags: research:1, chat with documents, summarization:0.8, pdf:0.6, literature review:0.4
text: summarize papers, papers into, chat with papers, read papers, research documents, paper chat
near: find-papers, cite, note-taking, summarize, chat-docs, academic-writing, translate, lecture-notes, systematic-review, read-aloud
not: meeting notes, legal, financial analysis, search engine

cite: Citing sources [research 4]
say: cite, citation, reference?, bibliography, with references, reference manager, footnote, manage reference, sources?, zotero, citing, references?
tags: citations:2.2, literature review:0.3, writing:0.3
text: citations, reference manager, in-text citations, references, citation
near: academic-writing, find-papers, plagiarism, read-papers, note-taking, grammar, paraphrase, collaborate-docs, systematic-review, chat-docs
not: legal, financial analysis, health, search engine, tax

academic-writing: Writing academic texts [research 4]
say: academic writing, write thesis, thesis, dissertation, research writing, write paper, scientific writing, master thesis, academic english, write with references, journal submission, write my thesis, bachelor thesis, scientific text
tags: writing:1, citations:0.7, research:0.8, grammar:0.7, paraphrasing:0.2, students:0.2
text: academic writing, academic text, scientific authors, manuscripts, thesis, academic
near: cite, grammar, find-papers, plagiarism, read-papers, paraphrase, systematic-review, analyze-data, charts, translate
not: storytelling, knowledge base, teachers, open source

user-research: Talking to users [research 2]
say: user research, user test, usability test, test with user, user interview, ux research, customer interview, talk to user, recruit users, usability, test prototype, test prototypes, interview customers, user testing, interview users
tags: user research:2.2, ux:0.6
text: user research, usability, prototype tests, user interviews, user testing
near: analyze-interviews, surveys, prototype, transcribe, customer-feedback, survey-analysis, wireframe, product-analytics, whiteboard, booking
not: ui design

analyze-interviews: Analysing interviews [research 4]
say: analyse interview, analyze interview, interview insight, find theme, research repository, interview analysis, find themes, code interviews, insights from interviews, themes in
tags: user research:1.2, qualitative research:1.2, transcription:0.6
text: analyzes user interviews, research repository, tags themes, interviews, analyze interviews
near: transcribe, user-research, reports, qualitative, survey-analysis, summarize, charts, slides, whiteboard, customer-feedback
not: synthetic data

qualitative: Coding qualitative data [research 4]
say: qualitative, code interview, coding qualitative, thematic analysis, qualitative data, focus group, grounded theory, ethnography, coding interviews, qualitative interviews
tags: qualitative research:2.4, data analysis:0.5
text: qualitative data analysis, qualitative, ai coding, mixed-methods, code interviews
near: transcribe, analyze-interviews, academic-writing, survey-analysis, cite, label-data, charts, find-papers, reports, collaborate-docs
not: synthetic data

survey-analysis: Understanding survey answers [research 5]
say: open answer, survey analysis, open ended, survey result, free text answer, understand open, analyze survey, analyse survey, survey responses, survey answers, comments
tags: survey analysis:2.4, data analysis:0.4, customer feedback:0.3
text: survey comments, open-ended, text responses, survey analysis, themes
near: surveys, charts, customer-feedback, analyze-data, reports, dashboards, spreadsheets, slides, qualitative, infographic
not: hr

proteins: Predicting and designing proteins [research 3]
say: protein, protein structure, protein design, binder, enzyme, antibody, structure prediction, alphafold, biology research, molecular biology
tags: science:1.2, drug discovery:1, open source:0.3
text: protein structure, protein, protein design, structures of proteins, protein backbones
near: drug, lab, find-papers, microscopy, read-papers, analyze-data, gpu, patents, predict, notebook

drug: Discovering drugs [research 3]
say: drug discovery, molecule, chemistry?, drug design, binding affinity, medicinal chemistry, small molecule, pharma, compounds?
tags: drug discovery:2.4, science:0.5
text: drug discovery, molecular modeling, binding, molecules, chemistry
near: proteins, lab, clinical-evidence, find-papers, patents, predict, microscopy, analyze-data, read-papers, deep-research

lab: Running a laboratory [research 3]
say: lab?, laboratory, lab notebook, experiment?, materials science, lab data, experiments?, biotech, materials?
tags: science:1.4, data analysis:0.5, collaboration:0.3, enterprise:0.2
text: lab notebook, materials, experiments, biotech, lab data
near: analyze-data, find-papers, proteins, microscopy, sop, drug, spreadsheets, reports, security-compliance, extract-docs
not: drug discovery, open source, vision

microscopy: Analysing microscope images [research 3]
say: microscopy, cell segmentation, microscope, bioimage, cell counting, pathology images, track animals
tags: science:1.2, vision:1.2, open source:0.3
text: microscopy, segmentation, biological images, cell
near: analyze-data, label-data, lab, computer-vision, charts, proteins, upscale-image, no-code-ml, academic-writing, spreadsheets
not: mobile app

patents: Searching patents [research 1]
say: patent, patent search, prior art, invention, intellectual property, trademark, ip search
tags: patents:2.8
text: patent search, patents, patent, prior art
near: find-papers, legal-research, deep-research, ideas-validate, competitors, translate, contract-review, cad, read-papers, summarize

handwriting: Reading handwriting [research 2]
say: handwriting, handwritten, old letter, old document, historical document, manuscript transcription, old script, archive, old letters, kurrent, church records
tags: ocr:1.4, research:0.4, transcription:0.6, vision:0.4
text: handwritten, old printed, handwriting, historical documents, handwritten text
near: genealogy, translate, ocr, family-stories, transcribe, restore-photo, note-taking, extract-docs, summarize, edit-manuscript, grading
not: tutoring, accessibility, expenses

legal-research: Researching the law [law 2]
say: legal research, case law, legal question, lawyer?, law firm, precedent, court decision, legal advice, attorney, statutes, legal?
tags: legal research:2.2, legal:0.9, citations:0.3
text: legal research, case law, legal answers, researches, lawyers
near: contract-review, law-practice, cite, ediscovery, deep-research, summarize, chat-docs, writing, patents, contract-manage
not: patents

contract-review: Reviewing contracts [law 3]
say: contract review, review contract, contract, nda, redline, agreement?, terms and conditions, legal document, check contract, review agreements, clauses, lease?
tags: contract review:2.4, legal:0.6
text: contract review, reviews contracts, contract drafting, redlines, contracts
near: contract-manage, esign, legal-research, law-practice, summarize, translate, chat-docs, proposals, grammar, extract-docs

contract-manage: Managing contracts [law 4]
say: contract management, client contract, manage contract, contract lifecycle, contract template, client contracts, contracts, clm, contract workflow
tags: contract review:1.2, legal:0.8, workflow:1
text: contract management, contract lifecycle, agreements, contract platform, contracts
near: esign, contract-review, extract-docs, ocr, invoicing, automate, proposals, legal-research, enterprise-search, law-practice, security-compliance
not: legal research

law-practice: Running a law practice [law 4]
say: law practice, law firm, client intake, billing lawyer, legal practice, matter management, small law, attorneys office, personal injury
tags: legal:1.6, time tracking:0.7, crm:0.5, workflow:0.3
text: practice management, law firms, intake, matters, plaintiff
near: legal-research, contract-review, invoicing, esign, time-tracking, ediscovery, contract-manage, booking, transcribe, extract-docs

ediscovery: Searching evidence [law 2]
say: ediscovery, e discovery, litigation, discovery documents, evidence review, lawsuit, investigation
tags: legal:1, long documents, search engine:0.8
text: e-discovery, litigation, investigations, ediscovery
near: legal-research, contract-review, law-practice, ocr, transcribe, extract-docs, summarize, chat-docs, enterprise-search, translate

security-compliance: Proving security and compliance [law 4]
say: soc 2, iso 27001, compliance?, security compliance, audit?, gdpr, hipaa, iso compliance, certification?, security audit, soc2, data protection, regulatory, dsgvo
tags: compliance:1.6, security:1.2, risk:0.8, automation:0.4
text: soc 2, compliance automation, iso 27001, security compliance, audit
near: security-scan, sop, contract-review, train-staff, contract-manage, company-wiki, it-ops, extract-docs, proposals, deploy, reports
not: health, medical notes, legal, hr, synthetic data, accounting, recruiting, large language models, writing, e-commerce

aml: Preventing money laundering [law 4]
say: money laundering, aml, kyc, anti money, transaction monitoring, financial crime, sanctions
tags: risk, compliance:0.9, threat detection:0.9, enterprise:0.2
text: money laundering, anti-money-laundering, financial crime, transaction, aml
near: fraud, security-compliance, extract-docs, ocr, legal-research, train-staff, deep-research, reports, automate, analyze-data

bookkeeping: Keeping the books [money 4]
say: bookkeeping, accounting, accounts, keep books, receipts, bank reconciliation, bookkeeper, accountant, ledger, finances of my business, small business accounting, quickbooks, xero
tags: bookkeeping:1.8, accounting:1.6, small business:0.3
text: bookkeeping, accounting, bank feeds, reconcile, small business accounting
near: invoicing, tax, expenses, ocr, extract-docs, spreadsheets, fpna, automate, reports, dashboards
not: risk

invoicing: Sending and paying invoices [money 4]
say: invoice, invoicing, send invoice, billing, bills, unpaid invoice, get paid, pay supplier, accounts payable, invoices, bill clients, payments from clients
tags: invoicing:2.2, accounting:0.6, small business:0.3
text: invoicing, invoices, accounts payable, billing, bill payment
near: bookkeeping, expenses, tax, time-tracking, proposals, extract-docs, crm, esign, automate, spreadsheets
not: ocr, website builder, crm

expenses: Tracking expenses [money 3]
say: expense, receipt?, expense report, travel expense, company card, spending?, track expense, receipts, corporate card, reimbursement, expense tracking
tags: expenses:2.2, accounting:0.4, ocr:0.3
text: expense reports, receipts, expense management, spend, corporate cards
near: bookkeeping, invoicing, tax, ocr, extract-docs, travel, spreadsheets, automate, time-tracking, reports

tax: Filing taxes [money 5]
say: tax, taxes, tax return, file tax, vat, tax filing, deduction, steuer, irs
tags: tax:2.4, accounting:0.4
text: tax preparation, taxes, tax return, bookkeeping tax
near: bookkeeping, expenses, invoicing, extract-docs, ocr, personal-budget, spreadsheets, invest, web-answers, chat-docs
not: legal

fpna: Planning company finances [money 3]
say: fp a, financial planning, budget planning, company budget, board report, financial forecast, financial model, cash flow, cfo, budget?, forecasts?, runway, financial reports, plan budget, fp&a
tags: budgeting:1, forecasting:1, financial analysis:1.4, spreadsheets:0.4, reports:0.3
text: fp&a, financial planning, finance teams, planning and reporting, business planning, fpa
near: dashboards, spreadsheets, reports, bookkeeping, forecast-sales, charts, predict, business-plan, analyze-data, slides
not: mobile app, travel

invest: Researching investments [money 1]
say: stock, invest, investing, stocks, filings, trade, trading, equity research, portfolio analysis, screen trades, research stocks, shares, etf, stock market, crypto, earnings, investment research
tags: financial analysis:2.2, research:0.4, data visualization:0.2
text: stock research, stock scanner, investors, filings, technical analysis, stocks
near: deep-research, charts, analyze-data, web-answers, dashboards, personal-budget, reports, summarize, predict, tax, trends
not: budgeting, accounting, bookkeeping

personal-budget: Planning household money [money 2]
say: family money, household budget, personal finance, save money, save for, track spending, personal budget, money management, family budget, my money, pay off debt, save for house, household money, savings
tags: budgeting:1.8, expenses:0.8, mobile app:0.5, personal assistant:0.2
text: personal finance, household finance, spending, budgets, money app
near: expenses, tax, spreadsheets, invest, recipes, charts, extract-docs, dashboards, tasks, calendar
not: enterprise, spreadsheets, travel

travel: Planning a trip [life 1]
say: trip?, travel, itinerary, plan trip, vacation, holiday, week trip, travel plan, visit?, city trip, backpacking, road trip, honeymoon, travel planner, flights, hotel?, journey?, weekend in
tags: travel:2.4
text: trip planner, itinerary, travel planner, trips, plan a trip
near: translate, web-answers, personal-budget, language-learning, calendar, speak-language, tasks, general-agent, expenses, photo-edit
not: expenses, accounting, translation

recipes: Finding recipes and planning meals [life 2]
say: recipe, meal plan, cook, cooking, dinner, meals, food, what to cook, leftovers, healthy eating, eat healthier, meal prep, eat healthy, vegetarian
tags: recipes:2.4, nutrition:0.6
text: recipe generator, meal planner, recipes, meal plans
near: nutrition, fitness, personal-budget, tasks, calendar, ocr, parenting, health-advice, ebook, chat-assistant

nutrition: Counting calories [life 3]
say: calorie, nutrition, lose weight, diet, track food, macros, weight loss, calories, healthy weight, keto
tags: nutrition:2.4, health:0.4, fitness:0.3
text: calorie tracking, nutrition, calories, food database, meal
near: fitness, recipes, sleep, health-advice, journal, charts, personal-budget, calendar, mental-health, web-answers

fitness: Training and working out [life 3]
say: workout, fitness, exercise plan, gym?, training plan, strength training, run a marathon, personal trainer, running plan, workouts, muscles, get fit, marathon, home workout
tags: fitness:2.4, health:0.5
text: workout, strength training, training plans, workouts, fitness
near: nutrition, sleep, recipes, health-advice, calendar, mental-health, journal, charts, music, booking

sleep: Sleeping better [life 4]
say: sleep?, sleep better, insomnia, sleep tracking, track sleep, wake up, baby sleep
tags: health:1, analytics:0.4, mobile app:0.3
text: sleep, sleep tracking, sleep analysis, baby sleep
near: mental-health, fitness, health-advice, journal, nutrition, read-aloud, music, sound-effects, smart-home, calendar
not: medical notes

mental-health: Looking after the mind [life 4]
say: mental health, anxiety, stress, therapy, mood, depression, burnout, mindfulness, meditation, lonely, feelings, adhd, calm
tags: mental health:2.4, journaling:0.6
text: mental wellbeing, mood, cbt, anxiety, therapy
near: journal, sleep, companion, fitness, tasks, health-advice, calendar, music, chat-assistant, parenting, read-aloud

journal: Keeping a journal [life 4]
say: journal, diary, journaling, reflect, gratitude, keep a journal, daily reflection
tags: journaling:2.4, mental health:0.4
text: journal, journaling, diary, daily page
near: mental-health, note-taking, dictate, sleep, family-stories, companion, novel, fitness, calendar, handwriting

health-advice: Understanding symptoms [life 1]
say: symptom, health question, medical advice, what illness, doctor advice, health advice, am i sick, health?
tags: health:1.4, chatbot:0.8, personal assistant:0.4
text: symptom, symptoms, possible causes, health questions
near: mental-health, sleep, clinical-evidence, nutrition, fitness, web-answers, translate, extract-docs, booking, journal
not: medical notes, fitness, mental health, nutrition

medical-notes: Writing medical notes [life 3]
say: medical note, doctor notes, consultation note, clinical note, ai scribe, patient note, notes from consultation, medical scribe, doctors practice, clinic?, visit notes, patient?, medical practice, physician
tags: medical notes:2.4, health:0.7
text: visit notes, clinicians, ai scribe, consultations into notes, ambient
near: clinical-evidence, dictate, phone-support, transcribe, translate, booking, summarize, extract-docs, security-compliance, forms
not: legal

clinical-evidence: Looking up medical evidence [research 2]
say: clinical evidence, medical evidence, evidence lookup, clinical question, medical literature, guideline medicine, differential diagnosis, medicine?, medical research, evidence based
tags: health:1, research:0.8, citations:0.8, search engine:0.6
text: clinical questions, health professionals, clinical decision, biomedical literature, evidence
near: find-papers, medical-notes, read-papers, systematic-review, deep-research, cite, health-advice, summarize, web-answers, translate
not: fitness, motion capture

parenting: Caring for a baby [life 2]
say: baby?, newborn, parenting, new parent, nap?, baby monitor, feeding?, parent?, toddler
tags: parenting:2.6, kids:0.4
text: baby tracker, baby monitor, nap, parents, baby
near: kids-learn, sleep, journal, health-advice, recipes, mental-health, calendar, family-stories, smart-home, nutrition
not: tutoring, math, language learning

smart-home: Automating the home [life 4]
say: smart home, home automation, lights, alexa, heating, smart lights, home assistant, thermostat, automate my home
tags: smart home:2.6
text: smart home, home automation, voice control, devices locally
near: automate, voice-agent, read-aloud, personal-budget, sleep, local-llm, computer-vision, plants, general-agent, parenting, accessibility-vision

plants: Identifying plants and animals [life 3]
say: plant?, garden, identify plant, flower, bird?, nature?, gardening, houseplant, mushrooms, animals?, species, plan the garden, trees?, insects
tags: vision:1, science:0.9, mobile app:0.5, sustainability:0.5
text: plant identification, identifies plants, birds, flowers, names birds
near: web-answers, computer-vision, kids-learn, worksheets, photo-edit, journal, chat-assistant, smart-home, travel, flashcards
not: 3d modeling, agents, chatbot, medical notes, accessibility, tutoring, math, motion capture

genealogy: Researching family history [life 1]
say: family history, ancestor, genealogy, family tree, ancestry, grandparents, ancestors, family research, roots
tags: research:0.5, photo restoration:0.4, search engine:0.3
text: genealogy, family history, family tree, world tree, ancestors, historical records
near: restore-photo, handwriting, family-stories, ocr, translate, diagram, deep-research, web-answers, transcribe, ebook
not: literature review, science

family-stories: Recording family stories [life 3]
say: family stories, grandma stories, life story, write grandma, memoir, grandma's stories, memories, record memories, family memories, grandma, grandpa, biography
tags: storytelling:0.8, relationships, journaling:0.7, transcription:0.4
text: memories, spoken memories, family stories, relative's, life stories, written stories
near: genealogy, ebook, restore-photo, transcribe, edit-manuscript, clean-audio, handwriting, writing, voice-clone, translate
not: role play, chatbot

accessibility-vision: Seeing for blind people [life 2]
say: blind, low vision, visually impaired, describe surrounding, read letters, describe picture, cannot see, sight, vision impaired, describe surroundings
tags: accessibility:2, vision:1.4, ocr:0.4
text: blind, low-vision, talking camera, describes photos, visually impaired
near: read-aloud, ocr, dictate, computer-vision, smart-home, chat-assistant, voice-agent, travel, companion, translate
not: test automation, graphic design

companion: Talking to a companion [life 3]
say: companion, ai friend, someone to talk to, ai girlfriend, roleplay, lonely, talk to character, virtual friend, chat with characters
tags: relationships:1.4, role play:1.2, chatbot:0.7
text: companion, characters, conversations, talking things through, fictional characters
near: journal, mental-health, chat-assistant, private-chat, voice-agent, npc, images, family-stories, novel, local-llm
not: sales calls, language learning, game development, teachers, crm, sales engagement

stock-assets: Finding stock material [design 2]
say: stock photo, stock footage, stock image, stock music, stock material, stock, free images, stock video, royalty free
tags: stock assets:2.4
text: stock library, stock photos, stock footage, royalty-free
near: edit-video, posters, images, photo-edit, website, slides, music, sound-effects, social-posts, remove-background

ideas-validate: Validating an idea [research 1]
say: validate idea, validate the idea, test idea, product market fit, idea validation, is there a market, validate, new product idea, will people buy, validate my business
tags: research:0.6, startups:0.9, user research:0.8, surveys:0.5, topic research:0.5
text: startups, explore assumptions, trends, validate, surveys, prototype tests
near: surveys, landing-page, user-research, competitors, business-plan, brainstorm, deep-research, pricing, ads, prototype
not: crm, hiring, recruiting, expenses, accounting, website builder, branding, security, app builder, analytics, bookkeeping, lead generation, ui design, game development, compliance

business-plan: Planning a business [work 1]
say: business plan, start a business, start business, side hustle, plan business, found company, start company, business idea, founder?, startup from zero, small business, launch a startup, launch startup
tags: startups:1, small business:0.7, brainstorming:0.7, writing:0.3, branding:0.3
text: new businesses, founders, business plan, startups, business ideas
near: name-brand, pitch-deck, fpna, ideas-validate, logo, competitors, landing-page, deep-research, bookkeeping, spreadsheets, crm, pricing
not: recruiting, hiring, crm, compliance, security, analytics, expenses, accounting, customer support, open source, sql, debugging, marketing automation, email, developers, game development, social media, scheduling, legal, ux, vector search
`
