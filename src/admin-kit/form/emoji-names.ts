/** The emoji that there are pictures of, each with the name that Unicode gives it, for those who look for one. */
export const EMOJI_NAMES = `
😀 grinning face, 🙂 slightly smiling face, 🤖 robot, ❤ red heart, 💚 green heart, 💬 speech balloon
🗨 left speech bubble, 💭 thought balloon, 👋 waving hand, 👍 thumbs up, 🤝 handshake, ✍ writing hand
💪 flexed biceps, 🦾 mechanical arm, 👂 ear, 🧠 brain, 👀 eyes, 👁 eye, 🧑‍🎓 student
🧑‍💼 office worker, 👩‍💼 woman office worker, 🧑‍🔬 scientist, 🧑‍💻 technologist
👩‍💻 woman technologist, 🕵 detective, 👷 construction worker, 🏃 person running, 🕺 man dancing
🧘 person in lotus position, 🗣 speaking head, 👤 bust in silhouette, 👥 busts in silhouette
🫂 people hugging, 🦄 unicorn, 🐣 hatching chick, 🐥 front-facing baby chick, 🐦 bird, 🦉 owl
🪶 feather, 🐛 bug, 🌱 seedling, 🪴 potted plant, 🌲 evergreen tree, 🌳 deciduous tree, 🌴 palm tree
🌿 herb, 🍎 red apple, 🍳 cooking, 🍜 steaming bowl, 🎂 birthday cake, ☕ hot beverage
🍽 fork and knife with plate, 🍴 fork and knife, 🌍 globe showing europe-africa
🌎 globe showing americas, 🌏 globe showing asia-australia, 🌐 globe with meridians, 🗺 world map
🧭 compass, ⛰ mountain, 🏖 beach with umbrella, 🏛 classical building, 🏗 building construction
🏠 house, 🏡 house with garden, 🏢 office building, 🏥 hospital, 🏦 bank, 🏫 school, 🏭 factory
🌅 sunrise, 🌉 bridge at night, 🚆 train, 🚗 automobile, 🚚 delivery truck, 🚲 bicycle, ⚓ anchor
✈ airplane, 🛰 satellite, 🚀 rocket, 🧳 luggage, ⌛ hourglass done, ⏳ hourglass not done, ⌚ watch
⏰ alarm clock, ⏱ stopwatch, 🌙 crescent moon, 🌡 thermometer, ☀ sun, ⭐ star, 🌟 glowing star, ☁ cloud
🌤 sun behind small cloud, 🌈 rainbow, ⚡ high voltage, ❄ snowflake, 🔥 fire, 🌊 water wave, ✨ sparkles
🎈 balloon, 🎉 party popper, 🎁 wrapped gift, 🎟 admission tickets, 🎫 ticket, 🏆 trophy
🏅 sports medal, ⚽ soccer ball, 🎯 bullseye, 🪁 kite, 🔮 crystal ball, 🪄 magic wand, 🎮 video game
🕹 joystick, 🎲 game die, 🧩 puzzle piece, 🧸 teddy bear, 🎭 performing arts, 🖼 framed picture
🎨 artist palette, 🧵 thread, 🪡 sewing needle, 🧶 yarn, 👓 glasses, 👔 necktie, 👕 t-shirt
🛍 shopping bags, 🎒 backpack, 👟 running shoe, 🎓 graduation cap, 💍 ring, 💎 gem stone
🔊 speaker high volume, 📢 loudspeaker, 📣 megaphone, 🔔 bell, 🎼 musical score, 🎵 musical note
🎶 musical notes, 🎙 studio microphone, 🎛 control knobs, 🎤 microphone, 🎧 headphone, 🎸 guitar
🎹 musical keyboard, 🎻 violin, 📱 mobile phone, 📲 mobile phone with arrow, 📞 telephone receiver
🔋 battery, 🔌 electric plug, 💻 laptop, 🖥 desktop computer, 🖨 printer, ⌨ keyboard, 🖱 computer mouse
💾 floppy disk, 🧮 abacus, 🎥 movie camera, 🎞 film frames, 📽 film projector, 🎬 clapper board
📺 television, 📷 camera, 📸 camera with flash, 📹 video camera, 🔍 magnifying glass tilted left
🔎 magnifying glass tilted right, 💡 light bulb, 🔦 flashlight, 📔 notebook with decorative cover
📖 open book, 📚 books, 📒 ledger, 📃 page with curl, 📜 scroll, 📄 page facing up, 📰 newspaper
🗞 rolled-up newspaper, 📑 bookmark tabs, 🔖 bookmark, 🏷 label, 💰 money bag, 💵 dollar banknote
💶 euro banknote, 💸 money with wings, 💳 credit card, 🧾 receipt, ✉ envelope, 📧 e-mail
📩 envelope with arrow, 📤 outbox tray, 📥 inbox tray, 📦 package, 📮 postbox, ✏ pencil, 🖋 fountain pen
🖊 pen, 🖌 paintbrush, 📝 memo, 💼 briefcase, 📁 file folder, 📂 open file folder
🗂 card index dividers, 📅 calendar, 📆 tear-off calendar, 🗒 spiral notepad, 🗓 spiral calendar
📇 card index, 📈 chart increasing, 📉 chart decreasing, 📊 bar chart, 📋 clipboard, 📌 pushpin
📍 round pushpin, 📎 paperclip, 🖇 linked paperclips, 📏 straight ruler, 📐 triangular ruler, ✂ scissors
🗃 card file box, 🗄 file cabinet, 🗑 wastebasket, 🔒 locked, 🔓 unlocked, 🔏 locked with pen
🔐 locked with key, 🔑 key, 🗝 old key, 🔨 hammer, ⚒ hammer and pick, 🛠 hammer and wrench, 🛡 shield
🔧 wrench, 🪛 screwdriver, ⚙ gear, ⚖ balance scale, 🔗 link, 🧰 toolbox, 🧲 magnet, 🪜 ladder, ⚗ alembic
🧪 test tube, 🧬 dna, 🔬 microscope, 🔭 telescope, 📡 satellite antenna, 💊 pill, 🩺 stethoscope
🚪 door, 🪟 window, 🛋 couch and lamp, 🛒 shopping cart, 🪪 identification card, ⚠ warning
🔃 clockwise vertical arrows, ⚛ atom symbol, 🔀 shuffle tracks button, 🔁 repeat button, ♾ infinity
⚕ medical symbol, ♻ recycling symbol, ✅ check mark button, ☑ check box with check, ❌ cross mark
🔢 input numbers, ℹ information, 🈯 japanese “reserved” button
`
  .trim()
  .split(/, |\n/)
  .map((entry) => {
    const [emoji = '', ...name] = entry.split(' ')
    return { emoji, name: name.join(' ') }
  })
