/** Jobs of design, writing, marketing, sales, support and the office; `jobs.ts` says what the lines mean. */
export const BUSINESS_JOBS = `
logo: Designing a logo [design 2]
say: logo, logo design, brand mark, company logo, emblem, logotype
tags: logo design:2.4, branding:0.6
text: logo generator, logo maker, logos, logo design, logo for
near: brand-kit, name-brand, vector, website, colors, fonts, posters, remove-background, icons, social-posts

name-brand: Finding a name [design 1]
say: brand name, company name, business name, name for my, name my, naming, domain name, startup name, product name, find name, name?, slogan?
tags: branding:1.6, brainstorming, startups:0.4
text: business names, name generator, brandable, domain, brand name
near: logo, brand-kit, ideas-validate, landing-page, website, copywriting, brainstorm, competitors, business-plan, colors, surveys

brand-kit: Making a brand identity [design 2]
say: brand identity, brand kit, corporate identity, visual identity, brand guideline, branding, rebrand, brand design, brand?
tags: branding:2, logo design:0.8, graphic design:0.5, color palettes:0.5
text: brand kit, brand identity, branding, brand assets
near: logo, colors, fonts, website, name-brand, vector, posters, slides, social-posts, copywriting
not: public relations, social listening, headshots, recruiting

colors: Choosing colours [design 2]
say: color palette, colour palette, brand color, brand colour, color scheme, colours, colors, palette
tags: color palettes:2.6
text: color palette, palette generator, color schemes, colors
near: fonts, logo, brand-kit, interior, ui-design, website, posters, charts, slides, images

fonts: Choosing fonts [design 2]
say: font, typography, font pairing, typeface, lettering
tags: fonts:2.4
text: font pairing, fonts, lettering, typography
near: colors, logo, brand-kit, posters, website, vector, ebook, ui-design, slides, thumbnail

slides: Making slides [design 3]
say: slide, presentation, powerpoint, deck, slide deck, keynote, google slides, presenting, talk at conference, carousel, lecture slides, training deck
tags: presentations:2, slides:1.4
text: presentation maker, slides from text, slide deck, presentations, powerpoint, generate slides
near: charts, infographic, images, summarize, diagram, icons, reports, voiceover, stock-assets, grammar
not: teachers, text to speech, avatars, video editing, agents

pitch-deck: Making a pitch deck [design 3]
say: pitch deck, investor deck, investor pitch, investor presentation, pitch for investor, fundraising deck, sales deck, pitch to investor
tags: presentations:1.8, slides:1.2, startups:0.4
text: pitch deck, investor, deck generator, sales deck, refined templates, pitch
near: charts, fpna, business-plan, ideas-validate, landing-page, competitors, name-brand, logo, infographic, cold-email, prototype, copywriting

infographic: Making infographics [design 3]
say: infographic, info graphic, fact sheet, one pager, visual summary, explain visually
tags: infographics:2.4, data visualization:0.4
text: infographic maker, infographics, text to infographic
near: charts, posters, icons, colors, vector, slides, analyze-data, summarize, fonts, social-posts, diagram

diagram: Drawing diagrams [design 2]
say: diagram, flowchart, flow chart, architecture diagram, uml, erd, org chart, process map, sequence diagram, mermaid, sitemap, swimlane, map processes
tags: diagrams:2.4
text: diagram, flowchart, diagrams as code, process maps, diagrams
near: whiteboard, dev-docs, mindmap, sop, slides, icons, company-wiki, vector, wireframe, infographic

mindmap: Mapping ideas [work 1]
say: mind map, mindmap, concept map, map ideas
tags: mind maps:2.4, brainstorming:0.6
text: mind map, mind maps
near: note-taking, whiteboard, brainstorm, summarize, diagram, flashcards, tasks, chat-docs, writing, slides

whiteboard: Working on a shared whiteboard [work 1]
say: whiteboard, workshop, sticky note, online board, brainstorm together, retro, retrospective, mood board, remote workshop, design sprint, facilitate, canvas, moodboard
tags: whiteboard:2.4, collaboration:0.4, brainstorming:0.5
text: online whiteboard, whiteboard, workshops, sticky notes, shared boards
near: mindmap, brainstorm, diagram, meeting-notes, team-chat, collaborate-docs, projects, wireframe, slides, surveys

brainstorm: Finding ideas [work 1]
say: brainstorm, brainstorming, generate idea, new idea, idea generation, ideation, creative idea, ideas
tags: brainstorming:2, chatbot:0.4, whiteboard:0.4
text: brainstorm, brainstorming, ideas
near: whiteboard, mindmap, chat-assistant, ideas-validate, trends, note-taking, name-brand, web-answers, images, surveys, projects
not: branding, game development, recipes, travel, role play, image generation

website: Building a website [web 3]
say: website, web site, homepage, site for my, web page, online presence, portfolio site, build site, my site, web design, portfolio?, wordpress site, menu online, personal site
tags: website builder:2.2, no-code:0.5
text: website builder, build website, ai website, wordpress sites, website in minutes, website for small
near: logo, seo, booking, copywriting, images, posters, forms, colors, photo-edit, translate, name-brand
not: presentations, email, course creation, logo design, social media, crm

landing-page: Building a landing page [web 3]
say: landing page, waitlist, coming soon page, squeeze page, sales page, one page site, launch page, collect emails, product page
tags: website builder:1.8, lead generation:0.5, app builder:0.5, prototyping:0.3
text: landing page, landing pages, one page, waitlist, website builder
near: copywriting, email-marketing, logo, seo, forms, ads, images, ideas-validate, product-analytics, attention
not: email, course creation, logo design, crm

ui-design: Designing interfaces [design 2]
say: ui design, user interface, app design, design app, interface design, ui, screen design, design system, ui ux, design mobile, app screen, redesign app, figma, design a mobile
tags: ui design:2.4, ux:0.6
text: ui design, app screens, interface design, ui generator, design screens
near: wireframe, prototype, icons, user-research, colors, fonts, code-agent, attention, mobile-app, brand-kit
not: color palettes, fonts, 3d modeling, website builder

wireframe: Sketching wireframes [design 1]
say: wireframe, wireframing, mock up, mockup, sketch screens, low fidelity, sketch app
tags: wireframes:2.4, ux:0.4
text: wireframe, wireframes, wireframing, mockups
near: ui-design, prototype, user-research, diagram, app-builder, website, mobile-app, whiteboard, icons, ideas-validate

prototype: Building a prototype [design 3]
say: prototype, prototyping, clickable, click dummy, proof of concept, interactive mockup
tags: prototyping:2, ui design:0.8, app builder:0.6
text: prototype, clickable prototype, prototyping, prototypes
near: ui-design, user-research, app-builder, wireframe, ideas-validate, code-agent, mobile-app, backend, landing-page, pitch-deck
not: game development, 3d modeling, vector search, customer support, agents, screen recording

attention: Predicting where people look [design 4]
say: heatmap, eye tracking, attention map, where people look, visual attention
tags: ux, user research:0.6
text: attention, heatmaps, predictive, eye tracking
near: ui-design, ads, landing-page, user-research, posters, website, thumbnail, video-ads, colors, product-analytics, email-marketing

writing: Writing and rewriting texts [write 2]
say: write text, writing assistant, write better, write letter, write report, writing help, text writing, help me write, write?, writing, article?, press text, speech writing, letter?, writer?, essays, mission statement
tags: writing:2, paraphrasing:0.4
text: writing assistant, write better, drafts, write text, writing
near: grammar, paraphrase, translate, summarize, brainstorm, dictate, chat-assistant, collaborate-docs, read-aloud, plagiarism
not: storytelling, legal, resume, seo, hr, enterprise, citations, teachers, journaling, email, social media

blog-writing: Writing articles [write 2]
say: blog post, blog article, write blog, blog, seo article, article writing, content writing, long form, write article, write articles, content creation, blogging, blogger, content for my site
tags: content marketing:1.8, writing:0.8, seo:0.8, copywriting:0.5
text: blog posts, write blog, articles, content briefs, article writer, seo content
near: keyword-research, seo, grammar, images, plagiarism, social-posts, newsletter, ai-visibility, stock-assets, website
not: podcast, presentations, video generation, pdf, social listening, personalization, image generation

copywriting: Writing copy [write 2]
say: copywriting, copywriter, ad copy, sales copy, marketing copy, write copy, tagline, headline, marketing text, product copy, copy?, slogans, web copy, outreach copy
tags: copywriting:2.2, content marketing:0.5, ad creative:0.3
text: ad copy, marketing copy, sales copy, copywriting, copy generator, headlines
near: landing-page, ads, email-marketing, social-posts, website, name-brand, brand-kit, seo, product-text, grammar
not: website builder, scheduling, e-commerce, seo, email

product-text: Writing product descriptions [write 2]
say: product description, product text, product listing, write description, item description, listing text, product copy, describe product, descriptions
tags: e-commerce:1.4, copywriting:1.8
text: product descriptions, product text, product content, listings, product copy, descriptions in bulk
near: product-photos, seo, shop, keyword-research, translate, remove-background, amazon-seller, images, social-posts, pricing
not: website builder, analytics

grammar: Correcting grammar and style [write 3]
say: grammar, spelling, proofread, proofreading, correct my text, fix my english, correct english, typo, punctuation, english mistake, not my first language, fix my work mail, style check, not native, second language, correct mails, better english, native speaker, mistakes
tags: grammar:2.2, proofreading
text: grammar checker, correct english, spelling, proofreading, grammar check, fix grammar
near: paraphrase, translate, plagiarism, writing, academic-writing, edit-manuscript, essay-feedback, dictate, collaborate-docs, read-aloud
not: language learning, students, customer support, research

paraphrase: Rewriting sentences [write 3]
say: paraphrase, rewrite, reword, rephrase, rewording, rewriting, sound natural, tone of voice, shorten text, humanize
tags: paraphrasing:2.4, writing:0.3
text: paraphrase, rewrite sentences, rewording, rephrase
near: grammar, plagiarism, academic-writing, writing, cite, summarize, translate, essay-feedback, read-papers, blog-writing

plagiarism: Checking for plagiarism and AI text [write 4]
say: plagiarism, plagiarised, detect ai, ai detector, ai written, copied text, originality, detect ai written, ai detection, written by ai, cheating, chatgpt detector, check plagiarism
tags: plagiarism detection:2.4
text: plagiarism checker, ai detector, detect ai, plagiarism
near: grammar, paraphrase, grading, cite, academic-writing, essay-feedback, blog-writing, find-papers, lms, student-chatbots

translate: Translating [write 3]
say: translate, translation, translator, into spanish, into english, into german, into french, other language, multilingual, languages?, foreign language, interpreter, translate document, bilingual, in spanish, international customers, übersetzung
tags: translation:2, localization:0.5
text: translate documents, machine translation, translator, translate text, translation
near: grammar, localize, dub, ocr, subtitles, handwriting, summarize, extract-docs, read-aloud, writing
not: transcription, real-time, plagiarism detection, podcast, avatars, teachers, note taking, video editing, contract review, dubbing, multi-model chat

localize: Localizing an app or website [write 4]
say: localize, localise, localization, localisation, translate app, translate website, translation memory, multilingual website, translate our app, i18n, 12 languages, translate site
tags: localization:2.4, translation
text: localization platform, translate website, app localization, translation memory, localize
near: translate, dub, help-center, website, mobile-app, seo, subtitles, copywriting, test-software, keyword-research
not: dubbing, avatars, voice cloning, video generation, course creation

novel: Writing fiction [write 2]
say: novel, write book, write novel, fiction, fantasy novel, story writing, write story, short story, novelist, my book, author?, characters consistent, worldbuilding, write stories, memoir, poem?, poetry, children book, storytelling, fantasy story, plot?, story?
tags: storytelling:2, writing, ebooks:0.4
text: novel, novelists, fiction, write novel, story codex, creative writing, continue story
near: edit-manuscript, ebook, grammar, images, thumbnail, mindmap, note-taking, read-aloud, voiceover, name-brand
not: music generation, video generation, 3d modeling, presentations, legal, avatars, transcription

edit-manuscript: Editing a manuscript [write 3]
say: edit manuscript, manuscript, developmental edit, edit book, edit novel, pacing, story edit, beta reader, edit my book, edit the manuscript, copy edit
tags: proofreading, storytelling:1.2, long documents, writing:0.6
text: manuscript, pacing, story editing, edit fiction, novel editing, fiction
near: grammar, novel, ebook, read-aloud, thumbnail, paraphrase, plagiarism, copywriting, translate, summarize

ebook: Making an e-book [write 4]
say: ebook, e book, publish book, kindle, epub, self publish, lead magnet, publish an ebook, book layout, self publishing
tags: ebooks:2.4, pdf:0.4
text: ebook, ebooks, kindle, book formatting, formatted ebooks
near: edit-manuscript, thumbnail, grammar, images, novel, writing, landing-page, voiceover, fonts, shop
not: text to speech, translation

newsletter: Sending a newsletter [marketing 4]
say: newsletter, mailing list, email list, substack, donor newsletter, weekly email, subscribers
tags: email:1.6, content marketing:0.7, creators:0.8, marketing automation:0.6
text: newsletter platform, newsletter, newsletters, newsletter tool, email newsletter
near: landing-page, social-posts, email-marketing, copywriting, writing, forms, grammar, images, website, summarize, blog-writing
not: productivity, personal assistant, crm, sales engagement, customer support, cold email

email-marketing: Marketing by e-mail [marketing 4]
say: email marketing, email campaign, marketing email, drip campaign, welcome email, abandoned cart, emails to customer, email automation, email customers, collect email, mailing?, email flows, emails?, reminder emails
tags: email:1.6, marketing automation:2, personalization:0.3
text: email marketing, email campaigns, email automation, newsletters, abandoned cart, marketing automation
near: copywriting, landing-page, crm, shop, forms, images, marketing-automation, personalize, shop-analytics, newsletter
not: productivity, personal assistant, customer support, cold email, lead generation

marketing-automation: Automating marketing [marketing 4]
say: marketing automation, customer journey, lead nurturing, nurture leads, push notification, sms marketing, lifecycle marketing, campaign automation, automate marketing
tags: marketing automation:2.4, personalization:0.5, crm:0.4
text: marketing automation, customer journeys, automations, campaigns
near: email-marketing, crm, personalize, landing-page, forms, leads, copywriting, ads, automate, messaging

personalize: Personalizing a shop or site [marketing 4]
say: personalize, personalise, personalization, personalisation, product recommendation, recommendations, a b test, ab test, recommender, tailor content
tags: personalization:1.8, e-commerce, marketing automation:0.6
text: personalization, recommendations, personalize website, product recommendations, testing
near: shop-search, email-marketing, shop-analytics, shop, product-analytics, marketing-automation, landing-page, product-text, predict, website
not: hr, recruiting, language learning, fitness, health, students, customer support, photo editing, sales engagement, cold email

seo: Improving search ranking [marketing 4]
say: seo, rank on google, google ranking, search engine optimization, search ranking, organic traffic, backlink, optimise for google, rank higher, found on google, on page, search console, traffic, be found, optimise?, google?, local seo
tags: seo:2.2, content marketing:0.5
text: seo, search ranking, on page seo, backlinks, rank tracking, seo audit, seo tool
near: keyword-research, blog-writing, ai-visibility, website, copywriting, competitors, landing-page, product-text, pr, social-posts
not: website builder, e-commerce, creators, localization, plagiarism detection

keyword-research: Researching keywords [marketing 1]
say: keyword research, keyword, find keyword, search term, topic ideas, content ideas, content brief, search volume
tags: seo:1.6, topic research:1.4
text: keyword research, keywords, find keywords, content briefs, topic research
near: seo, blog-writing, competitors, website, trends, copywriting, ads, ai-visibility, yt-research, product-text

ai-visibility: Tracking visibility in AI answers [marketing 5]
say: ai visibility, mentioned in chatgpt, visible in chatgpt, ai search visibility, ai overview, answers of ai, in chatgpt answers, geo, llm visibility, chatgpt answers, cited by ai, ai answers
tags: seo, analytics:0.5, branding:0.9, competitive intelligence:0.5
text: ai search, ai visibility, mentions in chatgpt, chatgpt perplexity, visibility in chatgpt, brand mentions, ai overviews, ai answers
near: seo, competitors, social-listen, keyword-research, blog-writing, pr, help-center, website, copywriting, product-text

trends: Spotting trends [marketing 1]
say: trend?, trends, trending?, what is popular, rising topic, trend research, emerging
tags: topic research:1.6, research:0.4, competitive intelligence:0.6
text: trends, rising, trend discovery, trending topics
near: competitors, keyword-research, deep-research, social-listen, ideas-validate, social-posts, brainstorm, forecast-sales, yt-research, influencers

social-posts: Creating social posts [marketing 3]
say: social media post, social post, instagram post, linkedin post, write post, create post, write tweets, social content, social media content, carousels, social media, instagram, facebook page, linkedin, tweets, grow my linkedin, content for social, pinterest, post?
tags: social media:1.6, graphic design:0.7, creators:0.5, copywriting:0.8
text: social media posts, write posts, linkedin posts, social posts, instagram posts, post generator
near: social-schedule, images, clips, copywriting, photo-edit, trends, brand-kit, edit-video, subtitles, influencers
not: social listening, influencer marketing, video generation, chatbot, enterprise, email, website builder, short-form video

social-schedule: Scheduling social posts [marketing 4]
say: schedule post, plan post, post scheduler, social media calendar, content calendar, manage social media, social media management, on schedule, post scheduling, schedule social, social scheduling, plan them, posting schedule, post regularly, content plan, on a schedule, schedule instagram, plan instagram, social media manager, social accounts
tags: social media:1.6, scheduling:1.6
text: schedule posts, social scheduler, content calendar, social media scheduler, plan posts, publishing
near: social-posts, clips, images, social-listen, messaging, photo-edit, copywriting, trends, subtitles, stock-assets
not: video repurposing, hiring

social-listen: Listening to what people say [marketing 5]
say: social listening, brand mention, mention, what people say, brand monitoring, reputation, monitor brand, say about us, online reputation, media monitoring, sentiment
tags: social listening:2.4, public relations:0.4
text: brand monitoring, mentions, social listening, mention monitoring, media monitoring
near: competitors, customer-feedback, pr, social-posts, trends, messaging, influencers, ai-visibility, social-schedule, reports

ads: Making advertisements [marketing 3]
say: ad?, ads, advert, ad creative, facebook ad, google ad, advertising, ad campaign, banner ad, ads on facebook, meta ad, paid ads, ppc, advertisement, instagram ads, run ads, campaign?
tags: ad creative:2.4, marketing automation:0.2, analytics:0.2
text: ad creatives, facebook ads, google ads, ad campaigns, ads generator, ads
near: copywriting, video-ads, landing-page, product-photos, images, attention, keyword-research, competitors, shop-analytics, social-posts
not: ux

video-ads: Making video advertisements [marketing 3]
say: video ad, ugc, commercial, product video, promo video, tiktok ad, video commercial, promotional video, ugc video, ad video, teaser
tags: video ads:2.2, video generation, ad creative:0.6
text: video ads, ugc ads, product video, promo video, ads
near: ads, voiceover, edit-video, copywriting, generate-video, avatars, music, product-photos, subtitles, storyboard

influencers: Finding influencers [marketing 2]
say: influencer, find influencer, creator partnership, brand ambassador, influencer marketing, creators for our brand, ambassadors
tags: influencer marketing:2.4
text: find influencers, influencer discovery, influencers, creators
near: social-listen, ads, pr, social-posts, cold-email, video-ads, social-schedule, esign, shop-analytics, trends

pr: Getting press coverage [marketing 4]
say: press?, press release, journalist, press coverage, public relations, media contact, pr, media coverage, newspaper?
tags: public relations:2.4
text: journalists, press release, media contacts, media list, pr
near: social-listen, copywriting, influencers, writing, cold-email, social-posts, images, website, translate, newsletter

competitors: Watching competitors [marketing 1]
say: competitor, competitor analysis, competition?, competitive intelligence, rivals, market research, market analysis, research the market, compare with competitors
tags: competitive intelligence:2.2, research:0.4
text: competitor analysis, competitors, competitive intelligence, rivals, market intelligence
near: trends, deep-research, social-listen, keyword-research, pricing, seo, scrape, ai-visibility, reports, business-plan
not: patents, pricing

crm: Managing customers [sales 4]
say: crm, customer relationship, manage client, sales pipeline, pipeline, deals?, track customers, customer database, contact management, client intake, manage contacts, client list, manage customers, first customers, donors?, clients?, guest list, client management
tags: crm:2.2, small business:0.4
text: crm, pipeline, sales crm, customer relationships, deals
near: cold-email, email-marketing, leads, booking, proposals, forms, meeting-notes, forecast-sales, invoicing, automate
not: recruiting, meeting notes, talent sourcing, sales engagement, contact data, invoicing, legal, sales calls

leads: Finding leads [sales 1]
say: lead?, find lead, lead generation, prospect?, prospecting, find customer, b2b contact, email finder, verify email, find clients, first customers, new customers, sales intelligence, find email, phone number of, buyers?, acquire customers, new clients
tags: lead generation:2, contact data:1.6
text: find leads, lead generation, prospects, email finder, b2b contacts, verify email
near: cold-email, crm, scrape, linkedin-profile, landing-page, sales-calls, marketing-automation, proposals, competitors, forms
not: surveys, chatbot, live chat, website builder, screen recording, quizzes, scheduling

cold-email: Reaching out by e-mail [sales 3]
say: cold email, outreach, cold outreach, email sequence, outbound, sales email, follow up sequence, outbound sales, cold mail, reach out, sequences, sdr
tags: cold email:2.2, sequences:1.2, sales engagement:0.5
text: cold email, email sequences, outreach, sequences, warmup
near: leads, crm, sales-calls, copywriting, booking, inbox, proposals, landing-page, personalize, grammar
not: recruiting, marketing automation

sales-calls: Recording and coaching sales calls [sales 5]
say: sales call, call recording, call coaching, sales coaching, conversation intelligence, analyse calls, analyze calls, coach sales, cold call, dialer, revenue intelligence, call analysis
tags: sales calls:2.4, analytics:0.3, sales engagement:0.3
text: sales calls, call recording, conversation intelligence, call coaching, analyzes calls
near: crm, meeting-notes, forecast-sales, sales-roleplay, transcribe, proposals, leads, summarize, booking, train-staff

sales-roleplay: Practising sales talks [sales 1]
say: sales role play, practice sales, practise sales, sales training, sales pitch practice, practice pitch, role play, pitch practice, practice sales pitch, train sales team, sales conversation
tags: role play:1.2, sales calls:1.6, evaluation:0.3
text: sales role, role play, salespeople practice, practice conversations, speech coach, practice pitch
near: sales-calls, train-staff, interview-practice, crm, proposals, slides, competitors, agent-coach, cold-email, quizzes, voice-agent
not: relationships, language learning

proposals: Writing proposals [sales 4]
say: proposal, quote?, offer for client, rfp, tender, bid, grant proposal, security questionnaire, rfp answers, grant, grant application, quotes?, sales proposal, business proposal, estimate
tags: proposals:2.4, presentations:0.3
text: proposals, rfp, quotes?, sales proposals, answer questionnaires
near: esign, crm, slides, pricing, invoicing, writing, copywriting, grammar, contract-manage, summarize

esign: Signing contracts [law 5]
say: e signature, esign, sign contract, electronic signature, sign document, docusign, signature, client contract, sign?
tags: legal:0.6, proposals:0.6, contract review:0.6, workflow:0.4
text: electronic signatures, sign contracts, e signature, esignature, signatures, sign documents
near: proposals, contract-manage, contract-review, forms, invoicing, crm, booking, automate, law-practice, hire-ats

forecast-sales: Forecasting sales [sales 5]
say: sales forecast, forecast revenue, pipeline forecast, revenue forecast, predict sales, sales prediction, forecast?
tags: forecasting:1.4, crm:1.4, sales calls:0.5, sales engagement:0.3
text: revenue forecasting, sales forecast, forecasting, forecast deals, pipeline
near: crm, dashboards, spreadsheets, predict, sales-calls, pricing, shop-analytics, analyze-data, fpna, reports, charts
not: recruiting, accounting

shop: Running an online shop [sales 3]
say: online shop, online store, shopify, ecommerce, e commerce, open store, sell online, webshop, web shop, dropshipping, shopify store, start selling, store for, merchandise, sell products, etsy, woocommerce, open a shop, clothing brand, sell my, sell handmade
tags: e-commerce:2, website builder:1.2, small business:0.4
text: online store, ecommerce, online shop, dropshipping, sell products, store builder
near: product-photos, product-text, shop-analytics, email-marketing, support-bot, logo, seo, social-posts, invoicing, ads
not: search engine, product photos, customer support, risk, quizzes, fashion, pricing, copywriting, live chat

amazon-seller: Selling on Amazon [sales 2]
say: amazon seller, amazon fba, sell on amazon, fba, amazon listing, amazon keyword, amazon product, amazon
tags: e-commerce:1.4, competitive intelligence:0.7, seo:0.7
text: amazon sellers, amazon seller, product research, amazon listing, amazon keyword
near: product-photos, product-text, pricing, keyword-research, competitors, ads, customer-feedback, bookkeeping, trends, forecast-sales

shop-analytics: Measuring a shop [sales 5]
say: shop analytics, ecommerce analytics, attribution, roas, ad spend, customer lifetime, store performance, shop numbers
tags: e-commerce:1.4, analytics:1.4, business intelligence:0.4
text: ecommerce analytics, attribution, shop analytics, shopify analytics, shop data
near: ads, email-marketing, personalize, shop, dashboards, pricing, forecast-sales, analyze-data, customer-feedback, bookkeeping
not: risk, search engine, quizzes, live chat, pricing

shop-search: Searching inside a shop [sales 3]
say: site search, product search, shop search, product discovery, search on our site, product tagging, search in shop, product attributes
tags: search engine:1, e-commerce:1.4, personalization:0.4
text: site search, product search, product discovery, search api, shop search, product tagging, product attributes
near: personalize, shop-analytics, shop, product-text, support-bot, localize, vector-db, live-chat, product-photos, seo

pricing: Setting and watching prices [sales 2]
say: repricing, price monitoring, dynamic pricing, competitor price, price tracking, pricing strategy, set price, price optimization, prices?
tags: pricing:2.6, web scraping:0.5, competitive intelligence:0.4
text: competitor prices, price monitoring, repricing, pricing, monitor prices
near: competitors, shop-analytics, scrape, forecast-sales, shop, proposals, amazon-seller, surveys, spreadsheets, predict

fraud: Stopping fraud [law 5]
say: fraud, fraud detection, chargeback, payment fraud, scam, fraud prevention, fake order
tags: risk:1.6, threat detection:1.2, security:0.3
text: fraud detection, fraud prevention, fraud protection, fraud, chargebacks
near: aml, security-compliance, shop, predict, dashboards, analyze-data, helpdesk, computer-vision, shop-analytics, extract-docs
not: game development, startups

support-bot: Answering customers with a bot [support 3]
say: chatbot, support bot, website bot, faq bot, answer customers, customer chatbot, ai support, chat with customer, chatbot for website, bot?, support agent, automatic answers, customer question, answers visitors, docs chatbot, ai chatbot, customer service bot, answer questions
tags: chatbot:1.6, customer support:1.4, no-code:0.3, agents:0.2
text: chatbot for website, support chatbot, answer customers, support agents, ai agent, chatbot, customer questions
near: help-center, helpdesk, live-chat, messaging, translate, shop, customer-feedback, rag, phone-support, website
not: recruiting, hr, role play, call center, health, budgeting, teachers, relationships, large language models, personal assistant, search engine, mobile app

helpdesk: Running a shared inbox and tickets [support 3]
say: helpdesk, help desk, ticket, shared inbox, customer support, customer service, support ticket, ticketing, support team, support inbox, customer care, handle requests, support?
tags: helpdesk:2.2, customer support:1.2
text: help desk, shared inbox, tickets, support inbox, customer service
near: support-bot, help-center, customer-feedback, live-chat, messaging, agent-coach, phone-support, translate, automate, crm
not: hr

live-chat: Chatting live with visitors [support 3]
say: live chat, chat widget, website chat, chat with visitors, chat with customers, chat on my site, chat on website
tags: live chat:2.4, customer support:0.6
text: live chat, website chat, chat widget, visitors
near: support-bot, helpdesk, website, crm, messaging, help-center, shop, booking, leads, translate

help-center: Writing a help center [support 4]
say: help center, help centre, knowledge base, faq, self service, help articles, support articles, help docs, user manual, user guide, product documentation, manuals
tags: knowledge base:1.8, documentation:0.8, customer support:0.9
text: help center, knowledge base, help articles, self service, faq
near: support-bot, helpdesk, sop, screen-record, translate, writing, grammar, dev-docs, customer-feedback, live-chat
not: note taking, hr, proposals, ux, user research, science

phone-support: Answering the phone [support 3]
say: phone?, phone call, answer phone, call center, hotline, receptionist, voice bot, contact center, telephone, missed calls, phone booking, call centre, phone agent, calls?
tags: voice agents:1.4, call center:1.6, customer support:0.5
text: phone agents, phone calls, answer calls, contact center, receptionist, voice bot, calls answered
near: voice-agent, helpdesk, agent-coach, booking, crm, support-bot, messaging, transcribe, help-center, calendar
not: transcription, audio cleanup, sales calls, text to speech

agent-coach: Coaching support agents [support 5]
say: quality scoring, agent coaching, real time coaching, coach agents, score calls, call quality, quality monitoring, agent assist, coach support, monitor calls, quality assurance calls
tags: call center, quality assurance:1.6, customer support:0.5
text: coaches, score every call, quality, agent assist, reviews every conversation, coaching
near: phone-support, train-staff, helpdesk, help-center, customer-feedback, transcribe, sales-roleplay, live-chat, company-wiki, performance-reviews
not: test automation, developers, code review

messaging: Answering on WhatsApp and social channels [support 3]
say: whatsapp, messages from customer, messenger, sms, instagram message, dm, omnichannel, direct message, telegram, text messages, dms
tags: live chat, customer support:0.7, social media:0.5, chatbot:0.4
text: whatsapp, instagram whatsapp, messaging inbox, messenger, sms and whatsapp
near: support-bot, helpdesk, crm, booking, shop, social-posts, translate, live-chat, invoicing, automate

customer-feedback: Collecting customer feedback [support 5]
say: customer feedback, feedback, nps, reviews from customer, customer opinion, voice of customer, user feedback, feature request, customer review, customer satisfaction
tags: customer feedback:2.2, survey analysis:0.6
text: customer feedback, feedback analytics, feedback, reviews
near: surveys, survey-analysis, user-research, social-listen, helpdesk, forms, dashboards, reports, email-marketing, product-analytics

surveys: Asking people in surveys [research 1]
say: survey, questionnaire, poll?, ask customers, survey customers, engagement survey, ask users, opinion poll
tags: surveys:2.4, forms:0.6
text: online survey, surveys, questionnaires, survey tool
near: survey-analysis, forms, customer-feedback, charts, reports, analyze-data, qualitative, translate, user-research, email-marketing
not: hr

forms: Making forms [work 2]
say: form?, online form, sign up form, registration form, contact form, application form, forms?, signup?, rsvp, order form
tags: forms:2.2, surveys:0.8
text: forms, form builder, conversational forms
near: automate, surveys, spreadsheets, booking, website, email-marketing, esign, invoicing, extract-docs, crm
not: legal, tax

meeting-notes: Taking meeting notes [work 3]
say: meeting note, meeting minute, minutes?, notetaker, meeting summary, record meeting, meeting transcript, meetings?, zoom call, in the call, action items, meeting?, note taker, interview notes
tags: meeting notes:2.2, summarization:0.4
text: meeting notes, meeting minutes, notetaker, action items, records meetings, meeting summaries
near: tasks, calendar, summarize, transcribe, note-taking, projects, team-chat, collaborate-docs, company-wiki, translate, slides
not: hiring, audio cleanup, email, scheduling

tasks: Keeping track of tasks [work 3]
say: task?, to do, todo, to do list, task list, task management, break down task, todos, checklist, follow up tasks, procrastination, remember tasks, track todo, deadlines?
tags: task management:2.2, productivity:0.5
text: to-do list, todo list, tasks, break down tasks, task manager
near: calendar, projects, note-taking, inbox, time-tracking, team-chat, automate, meeting-notes, dictate, personal-budget
not: job search, meeting notes, enterprise, developers

projects: Managing projects [work 3]
say: project management, manage project, project plan, plan project, kanban, roadmap, sprint?, gantt, track project, project tracker, team tasks, organise team, organize team, milestones, volunteers?, coordinate?
tags: project management:2.2, collaboration:0.4, task management:0.5
text: project management, boards, projects, plan projects, kanban
near: tasks, team-chat, collaborate-docs, time-tracking, meeting-notes, calendar, spreadsheets, whiteboard, expenses, reports

calendar: Planning the day [work 3]
say: plan my day, time blocking, calendar, daily plan, schedule my, organise my day, focus time, plan my week, daily planner, time management, schedule?, organized?, get organized
tags: calendar:2, scheduling:1.2, productivity:0.5, time tracking:0.3
text: smart calendar, plan day, time blocking, calendar, focus time
near: tasks, inbox, booking, time-tracking, projects, meeting-notes, note-taking, travel, automate, fitness
not: social media, hiring, recruiting, legal, customer support

booking: Letting people book appointments [work 4]
say: book appointment, appointment, booking, scheduling call, book a table, schedule meeting, book table, reservation, book a call, scheduling link, appointment scheduling, booking page, scheduling calls, client scheduling, book?
tags: scheduling:1.8, calendar:1, small business:0.3
text: booking pages, appointments, bookings, schedule meetings, booking, meeting scheduler
near: website, calendar, invoicing, phone-support, messaging, forms, crm, customer-feedback, social-posts, support-bot
not: social media, hiring, recruiting, travel, fitness, recipes, task management

inbox: Mastering the inbox [work 2]
say: inbox, email inbox, triage inbox, emails?, answer email, too many email, gmail?, outlook?, reply to email, drowning in email, email replies, mails?, work mail, email assistant, reply faster
tags: email:1.8, productivity:1.4, personal assistant:0.5
text: inbox, email assistant, triage email, email replies, sorts inbox, email client
near: calendar, tasks, summarize, writing, meeting-notes, automate, helpdesk, translate, extract-docs, note-taking, grammar
not: marketing automation, cold email, lead generation, crm, sequences, customer support, spreadsheets, job search

note-taking: Keeping notes [work 3]
say: note?, notes?, take note, note taking, note app, second brain, knowledge management, organise notes, personal knowledge, notebook for ideas, zettelkasten, keep notes
tags: note taking:2.2, knowledge base:0.5, productivity:0.4
text: note taking, notes app, networked notes, second brain, notes
near: summarize, tasks, mindmap, dictate, ocr, handwriting, chat-docs, journal, read-papers, lecture-notes
not: meeting notes, flashcards, medical notes, podcast, transcription

summarize: Summarizing long texts [work 3]
say: summarize, summarise, summary, summarizer, tldr, shorten article, key points, digest?, condense, summaries, long articles, main points
tags: summarization:2, long documents:0.4, pdf:0.4
text: summarize articles, summaries, summarize pdf, key points, summarizer
near: chat-docs, note-taking, read-aloud, transcribe, translate, ocr, read-papers, writing, reports, mindmap
not: meeting notes, transcription, medical notes, legal, hiring, sales calls, financial analysis, enterprise, presentations, podcast, email, ux

company-wiki: Keeping a company wiki [work 4]
say: wiki, company wiki, internal knowledge, company knowledge, internal documentation, team knowledge, handbook?, knowledge sharing, company knowledge base, intranet, employee handbook, internal docs
tags: knowledge base:1.8, collaboration:0.8, documentation
text: team wiki, company knowledge, wiki, internal knowledge, knowledge base
near: sop, enterprise-search, collaborate-docs, train-staff, meeting-notes, hr-helpdesk, team-chat, rag, diagram, screen-record
not: customer support, user research, science, hr, proposals

enterprise-search: Searching across company apps [work 4]
say: enterprise search, search across, find company documents, search all our apps, internal search, search our documents, company documents, search company, across all our apps, find documents
tags: enterprise:0.7, search engine:1.2, rag:0.8, knowledge base:0.5
text: enterprise search, search across, company apps, company documents, company knowledge
near: company-wiki, chat-docs, rag, summarize, team-chat, extract-docs, ocr, hr-helpdesk, security-compliance, vector-db
not: e-commerce, recruiting, legal, financial analysis, developers

sop: Documenting procedures [work 4]
say: sop, how to guide, step by step guide, document process, procedure?, process documentation, guides with screenshot, standard operating, screenshots guide, document our processes, work instructions, walkthrough, playbook?, manual for staff
tags: documentation:1.6, screen recording:1.2, workflow:0.4
text: step by step guide, how to guides, document process, captures workflows, sop, guides
near: company-wiki, screen-record, train-staff, diagram, translate, security-compliance, subtitles, forms, quizzes, help-center
not: developers, api

team-chat: Talking in a team [work 3]
say: team chat, chat for team, team communication, slack, internal chat, communicate with team, team messaging, channels
tags: team chat:2.4, collaboration:0.5
text: team chat, channels, chat and meetings
near: projects, meeting-notes, company-wiki, tasks, collaborate-docs, whiteboard, calendar, translate, automate, enterprise-search
not: customer support, self-hosted

collaborate-docs: Writing documents together [work 3]
say: collaborate document, documents together, shared document, work together on, real time document, docs together, co write, team docs
tags: collaboration:1.2, documentation:0.8, writing:0.6, note taking:0.6
text: collaborative documents, docs, documents and, documents that, team documents
near: company-wiki, projects, writing, grammar, team-chat, meeting-notes, note-taking, whiteboard, cite, translate
not: customer support, user research, research, developers, legal, transcription

time-tracking: Tracking time [work 4]
say: track time, time tracking, timesheet, billable hours, hours worked, time and, time spent, work hours
tags: time tracking:2.6
text: time tracking, timesheets, billable, track time
near: invoicing, calendar, tasks, projects, expenses, bookkeeping, proposals, reports, crm, esign

automate: Automating work between apps [auto 4]
say: automate, automation, connect app, connect gmail, workflow automation, zapier, integrate?, integration, automatically, without manual, no manual work, process automation, rpa, connect?, sync data, trigger?, approvals?, bots?, automate repetitive
tags: automation:1.8, workflow:1, no-code:0.7, agents:0.2
text: workflow automation, connect apps, automate tasks, connects, automation platform, trigger
near: extract-docs, scrape, forms, crm, email-marketing, internal-tool, spreadsheets, inbox, messaging, invoicing, booking
not: web scraping, photo editing, legal, accounting, recruiting, hr, customer support, security, compliance, ad creative, smart home, marketing automation, expenses, cold email, job search, meeting notes, ocr, e-commerce, coding agent, test automation, data extraction

scrape: Collecting data from websites [auto 1]
say: scrape, scraping, scraper, crawl, copy data from website, extract data from website, monitor website, web data, collect data from, website data, copy data, data from websites, crawl website, monitor websites
tags: web scraping:2.4, data extraction:0.6
text: scrape websites, web scraper, scraping, extract data from, crawler, monitor website
near: spreadsheets, automate, dashboards, analyze-data, browser-agent, competitors, leads, pricing, extract-docs, charts
not: test automation

browser-agent: Letting an agent use the browser [auto 3]
say: browser agent, use browser, fill form automatically, browser automation, click through website, agent browse, web agent, fill web forms, control browser
tags: agents:1, automation:0.8, web scraping:0.7
text: browser agent, operate a web browser, browser automation, ai browser, fill forms
near: automate, scrape, general-agent, extract-docs, forms, sop, spreadsheets, agent-build, test-software, inbox
not: voice agents, enterprise

extract-docs: Reading data out of documents [auto 2]
say: extract data, read invoice, parse document, invoice processing, document processing, data from pdf, pdf to excel, read pdf invoice, extract from pdf, scan receipts, process invoices, data entry, paper form, scanned documents, pdf invoices, parse pdf, digitize, digitise documents, parse email, data extraction, read pdf
tags: data extraction:1.6, ocr:1.4, pdf:0.4
text: document extraction, invoices, parse invoices, extract data, document processing, document ai, email parser
near: automate, spreadsheets, ocr, bookkeeping, invoicing, expenses, chat-docs, handwriting, contract-review, backend
not: web scraping, legal, science, research, expenses, bookkeeping, literature review, accounting

ocr: Reading text from images [auto 2]
say: ocr, text from image, text recognition, scan text, image to text, read scanned, text from photo
tags: ocr:2.4, vision:0.3
text: ocr, reads text, text recognition, scanned, image to text
near: extract-docs, handwriting, translate, chat-docs, summarize, genealogy, restore-photo, read-aloud, enterprise-search, grammar
not: math, tutoring, bookkeeping, expenses, legal, accounting

it-ops: Automating IT operations [auto 4]
say: it operations, it team, it helpdesk, it support, incident response, security operations, alerts?, it automation, devops
tags: security:0.8, automation:1, workflow:0.8
text: it teams, security and it, alerts, it operations, incident
near: automate, helpdesk, hr-helpdesk, security-compliance, company-wiki, sop, deploy, support-bot, team-chat, llm-observe, dashboards

spreadsheets: Working in spreadsheets [data 3]
say: spreadsheet, excel, google sheets, sheet, formula, into sheet, table, sheets, csv into, excel formula, xlsx, in excel
tags: spreadsheets:2.4, productivity:0.3
text: spreadsheet, excel formulas, google sheets, excel, spreadsheets
near: analyze-data, charts, automate, dashboards, reports, extract-docs, fpna, forms, sql, bookkeeping
not: financial analysis, agents
`
