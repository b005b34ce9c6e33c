/** Jobs with sound, video, pictures and games; `jobs.ts` says what the lines mean. */
export const MEDIA_JOBS = `
record-remote: Recording remote guests [audio 2]
say: record guest, remote guest, remote interview, record interview, interview podcast, record remotely, record episode, record video call, guest on my show, live show with guest
tags: podcast:1.5, webinars, streaming:0.5
text: remote recording, record guests, recording studio, separate tracks, local tracks, remote interview, record and edit podcast, podcast recording, interviews
near: edit-podcast, clean-audio, transcribe, clips, show-notes, booking, music, thumbnail, subtitles, social-posts

edit-podcast: Editing a podcast [audio 3]
say: edit podcast, podcast editing, podcast editor, podcast, podcast production, podcaster, podcasting, podcast schnitt, episode edit, edit episode, audio show
tags: podcast:2, audio editing
text: edit podcast, podcast editing, podcast maker, edit by transcript, filler words, podcast production, publish episodes, assemble episodes
near: clean-audio, record-remote, show-notes, transcribe, clips, music, thumbnail, voice-clone, social-posts, sound-effects

clean-audio: Cleaning up sound [audio 3]
say: clean sound, clean up sound, clean audio, clean up audio, noise removal, remove noise, background noise, audio quality, better sound, fix audio, bad audio, echo?, denoise, sound quality, improve audio, enhance audio, enhance speech, noisy recording, improve sound, clear voice, noise?
tags: audio cleanup:2.4
text: remove noise, noise removal, background noise, enhance speech, clean up audio, remove echo, audio repair, voice cleaner, studio sound, fix bad
near: edit-podcast, transcribe, master, record-remote, edit-video, stems, subtitles, voiceover, family-stories, mix

transcribe: Transcribing speech [audio 3]
say: transcribe, transcript, transcription, speech to text, audio to text, voice to text, write down what is said, transcribe interview, transcribe hours, stenography
tags: transcription:2
text: transcribe audio, transcribe interviews, speech to text, transcribe files, automatic transcription, transcription, audio to text, transcribe offline
near: summarize, subtitles, show-notes, clean-audio, analyze-interviews, translate, qualitative, meeting-notes, chat-docs, cite
not: meeting notes, sales calls, medical notes, voice agents, hiring, user research

dictate: Dictating instead of typing [work 2]
say: dictate, dictation, voice typing, instead of typing, type with voice, speak instead, talk instead, wrist pain, hands free typing, write with my voice, voice instead of keyboard
tags: typing:2, transcription, accessibility:0.5
text: dictation app, voice typing, dictate, type with my voice, speech into, dictation
near: grammar, note-taking, inbox, read-aloud, writing, journal, novel, medical-notes, translate, voice-agent

show-notes: Turning recordings into show notes and posts [audio 4]
say: show notes, episode description, episode summary, repurpose episode, recording into post, podcast into article, podcast into blog
tags: podcast:1.5, content marketing, summarization, social media:0.5
text: show notes, podcast to blog, turn recordings into, newsletters and quotes, repurpose
near: clips, social-schedule, newsletter, transcribe, edit-podcast, social-posts, thumbnail, seo, blog-writing, summarize

clips: Cutting short clips [video 3]
say: short clip, clip, cut short, shorts, highlight, vertical clip, repurpose video, long video into, viral clip, best moment, cut highlights, video into short, webinar into, snippets, clips for tiktok, captioned clip, stream highlights
tags: video repurposing:2.4, short-form video:1.2
text: long videos into, podcast clips, clip maker, video to shorts, youtube to shorts, find highlights, vertical clips, highlights
near: subtitles, social-schedule, thumbnail, edit-video, social-posts, transcribe, show-notes, yt-research, live-stream, music

subtitles: Adding captions and subtitles [video 3]
say: subtitle, caption, auto caption, closed caption, srt, text on video, animated caption, add caption, captioned, subtitling
tags: subtitles:2, short-form video:0.4
text: add subtitles, auto captions, animated captions, subtitle generator, subtitle editor, captions, subtitles
near: edit-video, clips, transcribe, translate, dub, clean-audio, voiceover, screen-record, localize, thumbnail

edit-video: Editing video [video 3]
say: edit video, video editing, video editor, edit vlog, edit film, cut video, video cutting, edit footage, color grade, colour grade, video cut, montage, edit clip, edit reel, youtube channel, vlog, edit youtube, gopro, edit movie, editing, make youtube video, wedding video, film editing, filmmaking, edit short film
tags: video editing:2.2
text: video editor, edit video, editing program, cut silences, edit vlog, rough cut, color grading, video editing
near: subtitles, music, thumbnail, clips, voiceover, clean-audio, stock-assets, sound-effects, yt-research, upscale-video

generate-video: Generating video [video 2]
say: generate video, text to video, ai video, video generator, generate shot, cinematic shot, generate cinematic, generate clip, image to video, b roll, explainer video, animated video, video from script, video from text, faceless, faceless youtube, music video, generate scene, no filming, stock video, video for social, moving picture, animate photo, movie trailer, generative video, short film, create video
tags: video generation:2.2, image to video
text: text to video, video generator, prompt to video, cinematic clips, generate video, script to video, animate image, stock footage
near: edit-video, voiceover, music, storyboard, images, sound-effects, subtitles, screenplay, upscale-video, animate, stock-assets

avatars: Making presenter videos without a camera [video 2]
say: avatar, presenter video, ai presenter, talking head, virtual presenter, spokesperson, no actor, without actor, digital human, no camera, without camera, talking photo, video without filming, ai spokesperson, onboarding video
tags: avatars:2.4, lip sync:0.5, video generation:0.4
text: avatar video, lifelike avatars, talking head, presenter videos, ai avatar, talking photo, avatars
near: subtitles, dub, voiceover, screenplay, train-staff, generate-video, voice-clone, translate, screen-record, slides, edit-video, course
not: game development, role play, real-time, relationships

dub: Dubbing video into other languages [video 4]
say: dub, dubbing, translate video, video translation, matching lip, lip sync, video in other language, video into spanish, video into german, localize video, videos into, training video into, multilingual video
tags: dubbing:2.4, lip sync, translation:0.6
text: dub videos, video translation, translate videos, dubbing, cloned voices, lip sync
near: subtitles, translate, voice-clone, voiceover, transcribe, edit-video, localize, clean-audio, avatars, thumbnail

voiceover: Speaking a voice-over [audio 2]
say: voice over, voiceover, narrator, narration, narrate, text to speech, tts, realistic voice, ai voice, natural voice, audiobook, audio book, voice actor, narrator voice, spoken text, voice for, read script aloud, voices?
tags: text to speech:2, voiceover:1.5
text: voice generator, text to speech, realistic voices, voiceover, narration, audiobook, natural voices, lifelike speech
near: edit-video, music, subtitles, screenplay, clean-audio, sound-effects, voice-clone, translate, animate, slides
not: accessibility, smart home, call center, voice agents, avatars

read-aloud: Having texts read aloud [life 2]
say: read aloud, listen to article, listen to pdf, read out loud, read to me, listen to text, reading aloud, let me listen, listen instead of read
tags: text to speech:1.5, accessibility:1.2, pdf:0.5
text: reads articles, read aloud, text reader, listen to pdf, read pdf aloud, reader
near: summarize, note-taking, ocr, translate, dictate, accessibility-vision, extract-docs, chat-docs, ebook, flashcards

voice-clone: Cloning a voice [audio 2]
say: clone voice, voice clone, my own voice, clone my voice, sound like me, voice changer, copy voice, change my voice, custom voice, ai singing voice, singing voice
tags: voice cloning:2.4
text: clone voice, voice cloning, clone my voice, voice conversion, singing voices
near: voiceover, clean-audio, dub, read-aloud, edit-podcast, avatars, voice-agent, family-stories, ebook, edit-video

music: Making music [audio 2]
say: music, background music, song?, soundtrack, compose, composing, score?, film score, beat?, royalty free music, orchestral music, jingle, make music, music track, intro music, theme song, lyrics, compose score, tune?
tags: music generation:2.4, stock assets:0.3
text: music generator, background music, royalty free music, generate song, compose music, soundtrack, songs with vocals
near: mix, master, sound-effects, stems, thumbnail, edit-video, writing, name-brand, stock-assets, social-posts

sound-effects: Making sound effects [audio 2]
say: sound effect, sfx, foley, sound design, soundboard, game sound, sounds?, ambient sound, sound for game, sound?
tags: sound effects:2.4, music generation:0.4
text: sound effects, sfx generator, soundboard, foley, generate sounds
near: music, voiceover, edit-video, game-engine, mix, clean-audio, edit-podcast, stock-assets, generate-video, screenplay

mix: Mixing tracks [audio 3]
say: mix, mixing, mix track, mix song, mixdown, mix vocal, music production, produce music, home studio
tags: mixing:2.4
text: automatic mixing, mixing, mix stems, mix feedback, multitrack
near: master, stems, music, clean-audio, sound-effects, thumbnail, edit-video, social-posts, live-stream, website

master: Mastering the final sound [audio 4]
say: mastering, master final, master song, master track, loudness, master the, mastered
tags: mastering:2.4
text: online mastering, master song, mastering, loudness, ai mastering
near: mix, music, thumbnail, stems, images, clean-audio, social-posts, website, pr, clips, edit-video

stems: Separating vocals and instruments [audio 3]
say: stem, split stem, separate vocal, vocal remover, remove vocal, isolate vocal, karaoke, acapella, backing track, instrumental, get vocal, stem separation, extract vocals
tags: stem separation:2.4
text: stem splitter, vocal remover, separate vocals, karaoke, isolate vocals, splits songs
near: mix, master, music, clean-audio, edit-video, transcribe, subtitles, live-stream, edit-podcast, tutoring

screen-record: Recording the screen [video 2]
say: record screen, screen recording, screencast, screen capture, record demo, product demo, software demo, demo video, tutorial video, record tutorial, walkthrough video, show software, screen video
tags: screen recording:2.4, documentation:0.3
text: screen recorder, record screen, screen recording, product demos, demo video, screen and camera
near: edit-video, voiceover, subtitles, sop, help-center, train-staff, course, clips, clean-audio, thumbnail

live-stream: Streaming live [video 2]
say: live stream, livestream, streaming?, stream live, go live, live show, twitch, stream to youtube, streamed?, broadcast live, streamer, streamers, obs
tags: streaming:2, webinars, real-time:0.4
text: live stream, go live, live shows, streaming studio, streamers, multistream
near: clips, edit-video, clean-audio, record-remote, thumbnail, subtitles, social-schedule, music, transcribe, posters

storyboard: Drawing storyboards [video 1]
say: storyboard, shot list, previsualisation, previsualization, plan shots, scene planning, animatic
tags: storyboards:2.4, storytelling:0.4
text: storyboard, script to storyboard, shot list, scenes
near: screenplay, generate-video, images, edit-video, animate, music, voiceover, projects, sound-effects, collaborate-docs

screenplay: Writing screenplays and scripts [write 1]
say: screenplay, script writing, movie script, film script, video script, write script, script idea, scriptwriting, write the screenplay, tv script, dialogue, script, scripts
tags: screenplays:2.4, storytelling:0.7, writing:0.4
text: screenplay, film script, scripts, script writer, write scripts
near: storyboard, voiceover, generate-video, brainstorm, edit-manuscript, novel, collaborate-docs, edit-video, grammar, voice-clone

yt-research: Finding topics and keywords for YouTube [marketing 1]
say: youtube seo, youtube keyword, video idea, youtube growth, grow youtube, grow my channel, youtube channel, youtube title, video topics, youtube analytics, views on youtube
tags: topic research, creators, seo:0.6
text: youtube keywords, youtube creators, video ideas, youtube growth, youtube seo
near: thumbnail, edit-video, screenplay, clips, subtitles, keyword-research, trends, social-posts, competitors, brainstorm

thumbnail: Designing thumbnails and covers [design 3]
say: thumbnail, cover art, album cover, book cover, video cover, podcast cover, channel art, cover image, cover picture, cover design, with cover
tags: graphic design:1.8, social media:0.5, image generation:0.6
text: thumbnail maker, youtube thumbnail, templates, album cover, book cover, cover design
near: images, edit-video, photo-edit, remove-background, yt-research, posters, fonts, colors, upscale-image, ebook, clips

posters: Designing posters and flyers [design 3]
say: poster, flyer, leaflet, brochure, banner?, invitation, business card, graphic design, graphics?, print design, menu design, social graphic, postcard, canvas print, sticker?, tshirt design, merch?, flier, visual?, social media graphics, print poster
tags: graphic design:2.2, branding:0.4, social media:0.4
text: poster, flyer maker, design templates, invitations, posters, social graphics, print
near: images, logo, fonts, colors, copywriting, photo-edit, remove-background, social-posts, translate, upscale-image
not: storyboards, diagrams, icons

images: Generating pictures [image 2]
say: image?, generate image, picture?, pictures?, illustration, illustrate, ai art, art generator, text to image, image generation, artwork, draw?, drawing?, book illustration, concept art, wallpaper, paint, painting, generate picture, cover art, visuals?, comics, tattoo
tags: image generation:2, style transfer:0.4
text: image generator, text to image, ai art, generate images, illustrations, art generator
near: upscale-image, photo-edit, vector, remove-background, posters, thumbnail, novel, generate-video, ebook, stock-assets
not: product photos, headshots, home design, game development, chatbot, video generation

photo-edit: Editing photos [image 3]
say: edit photo, photo editing, photo editor, retouch, retouching, edit picture, edit image, inpainting, remove object, erase people, photoshop, lightroom, raw file, edit in my style, enhance photo, photo?, better picture, photography, photographer?, nicer photo, fix photo, image editing, edit raw
tags: photo editing:2.2, image editing:1.2
text: photo editor, retouch, edit photos, remove objects, photo retouching, portrait, raw
near: upscale-image, remove-background, restore-photo, cull-photos, headshot, posters, social-posts, images, website, colors

cull-photos: Culling photo shoots [image 2]
say: cull, culling, select photo, sort photo, choose best photo, thousands of photo, thousands of raw, wedding photographer, event photographer, photo shoot
tags: photo editing, workflow:0.6, automation:0.4
text: culling, cull photos, wedding photos, culling and editing, photo culling, photographers
near: photo-edit, upscale-image, remove-background, website, social-posts, restore-photo, invoicing, esign, booking, thumbnail

remove-background: Removing backgrounds [image 3]
say: remove background, background removal, cut out, transparent background, white background, background remover, photo background, remove photo background, bg removal, remove bg
tags: background removal:2.4
text: background remover, remove background, transparent background, cut out, background removal
near: product-photos, photo-edit, upscale-image, vector, images, posters, thumbnail, shop, product-text, logo
not: video editing, streaming

upscale-image: Enlarging and sharpening pictures [image 3]
say: upscale, upscaling, enlarge, sharpen, sharper, higher resolution, low resolution, blurry, unblur, increase resolution, print size, enhance picture, upscaled, pixelated
tags: image upscaling:2.4
text: upscaler, upscale image, enlarge photo, image upscaler, sharpen photo, increase resolution
near: photo-edit, restore-photo, vector, remove-background, posters, images, upscale-video, thumbnail, product-photos, textures

restore-photo: Restoring old photos [image 3]
say: restore photo, old photo, family photo, restore family photo, colorize, colourise, colorise, damaged photo, photo restoration, old picture, scratched photo, black and white photo
tags: photo restoration:2.4
text: restore old photos, old family pictures, colorize, photo restoration, repair old
near: upscale-image, photo-edit, genealogy, family-stories, upscale-video, handwriting, ocr, ebook, posters, animate

upscale-video: Improving old video [video 3]
say: upscale video, old video, old home movie, home movie, vhs, video quality, enhance video, video upscaling, sharpen video, 8mm, improve video, denoise video, video sharper
tags: image upscaling, video editing
text: video upscaler, upscale video, old video, raising frame rates, video enhancer, upscaling
near: edit-video, restore-photo, clean-audio, music, family-stories, subtitles, upscale-image, voiceover, genealogy, generate-video

headshot: Making professional portraits [image 3]
say: headshot, professional photo, linkedin photo, profile picture, portrait of me, business portrait, application photo, profile photo, good photo, selfie?, picture of myself, photo of me
tags: headshots:2.4
text: headshots, linkedin photo, business portrait, professional headshot, portraits
near: linkedin-profile, photo-edit, resume, remove-background, upscale-image, website, job-search, brand-kit, interview-practice, cull-photos

product-photos: Making product photos [image 3]
say: product photo, product picture, product image, product photography, product shot, packshot, listing image, photo of my product, shop photo, better product, item photo, food photo, menu photo, catalog photo
tags: product photos:2.4, e-commerce:0.5
text: product photos, product photography, product photo, photos for shop, packshot, product shots
near: remove-background, product-text, ads, shop, photo-edit, upscale-image, try-on, social-posts, amazon-seller, video-ads

try-on: Showing clothes on models [image 3]
say: virtual try on, try on clothes, fashion model, clothes on model, outfit on, wear my clothes, photos on models, clothing brand, fashion photo, fashion?
tags: virtual try-on:2, fashion:2
text: virtual try, fashion models, on models, clothes on model, ai models
near: product-photos, ads, shop, product-text, remove-background, photo-edit, social-posts, personalize, video-ads, upscale-image

vector: Making vector graphics [design 3]
say: vector, svg, vectorize, vectorise, convert to vector, scalable graphic, illustrator file, laser cut, png to svg
tags: vector graphics:2.4
text: png to svg, vectorize, vector images, image to vector, svg, tracing
near: logo, icons, images, remove-background, upscale-image, colors, cad, fonts, posters, brand-kit

icons: Drawing icons [design 3]
say: icon, icon set, app icon, favicon, pictogram
tags: icons:2.4, vector graphics:0.6
text: icon set, icons, icon generator, svg icons
near: vector, ui-design, logo, colors, brand-kit, fonts, wireframe, posters, infographic, game-art

model-3d: Making 3D models [3d 2]
say: 3d model, 3d character, 3d asset, 3d object, text to 3d, 3d print, 3d modelling, 3d modeling, 3d, mesh, figurine, 3d printing, low poly, character model, props, 3d design
tags: 3d modeling:2, textures:0.4
text: text to 3d, image to 3d, 3d model, 3d assets, 3d generator, generate 3d
near: textures, scan-3d, animate, game-engine, cad, images, mocap, game-art, product-photos, architect-render
not: real estate, floor plans, home design, motion capture, physics simulation

scan-3d: Scanning real objects and places [3d 1]
say: scan object, 3d scan, photogrammetry, scan with phone, scan room, gaussian splat, lidar, scan?, virtual tour, scan my, scanning?, nerf
tags: 3d modeling, mobile app:0.4, vision:0.6
text: photogrammetry, 3d scanner, scan objects, scan room, phone scanning, gaussian splatting, scan
near: model-3d, textures, floor-plan, cad, photo-edit, architect-render, listing-media, website, game-engine, upscale-image

textures: Making textures and skies [3d 3]
say: texture, material, skybox, pbr, seamless pattern, texturing, skyboxes, hdri
tags: textures:2.2
text: textures, pbr material, skybox, texturing, seamless textures, material
near: model-3d, game-art, game-engine, upscale-image, architect-render, images, scan-3d, interior, photo-edit, animate

game-engine: Building a game [3d 3]
say: game?, make game, build game, game engine, game development, unity?, roblox, platformer, no code engine, rpg, indie game, mobile game, game maker, unreal, puzzle game, video game, game prototype, prototype game, board game
tags: game development:1.6, no-code:0.4, code generation:0.4
text: game engine, make games, build games, game maker, playable, no code game
near: game-art, sound-effects, music, game-ideas, animate, npc, code-agent, model-3d, debug, textures
not: motion capture, textures, lip sync, threat detection, test automation, music generation

game-art: Drawing game art [3d 2]
say: pixel art, game art, sprite, game asset, tile set, tileset, character art, 2d art, concept art for game, game character, level art, 2d game, card art, platformer, game graphics
tags: game development:1.4, image generation:1.4, textures:0.3
text: pixel art, game art, sprites, game assets, concept art, character sheets
near: animate, textures, game-engine, images, upscale-image, game-ideas, icons, model-3d, remove-background, music

npc: Giving characters speech and minds [3d 3]
say: npc, talking npc, game dialogue, smart characters, characters that talk, non player, interactive story, text adventure, talking character
tags: role play:1.4, game development, voice agents:0.7
text: npc, characters spoken conversation, game characters, character dialogue, text adventure, characters
near: voiceover, game-engine, game-ideas, screenplay, novel, voice-agent, mocap, game-art, model-api, animate, agent-build

game-ideas: Finding game ideas [3d 1]
say: game idea, game design, game concept, game market, game story, level design, game mechanics, game trend
tags: game development, brainstorming:1.6, competitive intelligence:0.4
text: game ideas, game concepts, game design, trends
near: game-art, game-engine, prototype, brainstorm, storyboard, npc, screenplay, images, sound-effects, mindmap, ideas-validate

mocap: Capturing motion [3d 2]
say: motion capture, mocap, body tracking, capture movement, pose tracking, motion tracking, facial capture, character movement
tags: motion capture:2.4
text: motion capture, markerless, mocap from video, video to animation, track movement
near: animate, model-3d, game-engine, edit-video, npc, textures, live-stream, computer-vision, voiceover, generate-video
not: science

animate: Animating characters [3d 3]
say: animate, animation?, animated character, character animation, rigging, cartoon, walk cycle, animated, 2d animation, explainer animation, motion graphics, anime, bring drawing to life, animate character
tags: animation:2, image to video:0.4
text: character animation, animate characters, animation software, rigging, in-betweening, animate
near: voiceover, mocap, storyboard, generate-video, music, sound-effects, edit-video, screenplay, model-3d, images, vector
not: presentations, website builder, graphic design, ui design

cad: Designing parts in CAD [3d 2]
say: cad, mechanical part, engineering drawing, industrial design, product design sketch, technical drawing, parametric, product sketch, product rendering
tags: 3d modeling, prototyping
text: text to cad, cad program, cad, industrial design, mechanical, product sketches
near: model-3d, prototype, scan-3d, vector, diagram, product-photos, patents, ideas-validate, images, dev-docs

architect-render: Rendering architecture [3d 4]
say: architectural rendering, photorealistic rendering, rendering?, render building, architecture render, visualize building, archviz, sketchup, revit, render?
tags: home design, 3d modeling, real-time:0.3
text: architectural, render, renders architectural, photorealistic, architects, rendering
near: floor-plan, interior, site-planning, model-3d, slides, textures, upscale-image, images, photo-edit, scan-3d

floor-plan: Drawing floor plans [3d 2]
say: floor plan, house plan, blueprint, room layout, apartment layout, floorplan, building plan
tags: floor plans:2.4
text: floor plan, floor plans, house plan, room layout
near: architect-render, interior, scan-3d, site-planning, listing-media, cad, model-3d, vector, extract-docs, projects

site-planning: Planning sites and buildings [3d 1]
say: site study, feasibility study, site plan, building design, early site, massing, urban planning, construction project, architecture office, architect
tags: real estate, 3d modeling, forecasting:0.3, sustainability:0.4
text: site design, feasibility, building design, massing, site planning, architects
near: floor-plan, architect-render, scan-3d, slides, business-plan, reports, legal-research, model-3d, charts, surveys

interior: Designing rooms [life 2]
say: interior design, redesign room, living room, decorate, furniture?, bedroom, kitchen renovation, home design, renovate, redesign my, room design, home decor, virtual staging, stage room, redesign living, refurbish, interior?, new flat, apartment?
tags: home design:2.4, image generation:0.3
text: redesign room, interior design, room from photo, furniture, home designer, decorate
near: floor-plan, images, colors, architect-render, photo-edit, scan-3d, model-3d, personal-budget, listing-media, projects

listing-media: Presenting property [image 3]
say: listing photo, real estate photo, property photo, virtual tour, real estate listing, house tour, property listing, real estate, estate agent, realtor, sell house, rental listing, airbnb, holiday home, rent out
tags: real estate:2, floor plans:0.7, photo editing:0.7
text: real estate photos, virtual tour, listings, real estate agents, property, real estate
near: floor-plan, interior, photo-edit, copywriting, posters, scan-3d, upscale-image, edit-video, translate, social-posts, ads
`
