/**
 * Icons of categories and bundles are emoji in the data. Not every machine has a font of them, so that those of this
 * list are pictures of our own, in `public/icons/emoji` (docs/icons.md).
 */
const SHIPPED = new Set(
  `
    😀 🙂 🤖 ❤ 💚 💬 🗨 💭 👋 👍 🤝 ✍ 💪 🦾 👂 🧠 👀 👁 🧑‍🎓 🧑‍💼 👩‍💼 🧑‍🔬 🧑‍💻 👩‍💻 🕵 👷 🏃 🕺
    🧘 🗣 👤 👥 🫂 🦄 🐣 🐥 🐦 🦉 🪶 🐛 🌱 🪴 🌲 🌳 🌴 🌿 🍎 🍳 🍜 🎂 ☕ 🍽 🍴 🌍 🌎 🌏 🌐 🗺 🧭 ⛰ 🏖 🏛
    🏗 🏠 🏡 🏢 🏥 🏦 🏫 🏭 🌅 🌉 🚆 🚗 🚚 🚲 ⚓ ✈ 🛰 🚀 🧳 ⌛ ⏳ ⌚ ⏰ ⏱ 🌙 🌡 ☀ ⭐ 🌟 ☁ 🌤 🌈 ⚡ ❄ 🔥 🌊 ✨ 🎈
    🎉 🎁 🎟 🎫 🏆 🏅 ⚽ 🎯 🪁 🔮 🪄 🎮 🕹 🎲 🧩 🧸 🎭 🖼 🎨 🧵 🪡 🧶 👓 👔 👕 🛍 🎒 👟 🎓 💍 💎 🔊 📢 📣
    🔔 🎼 🎵 🎶 🎙 🎛 🎤 🎧 🎸 🎹 🎻 📱 📲 📞 🔋 🔌 💻 🖥 🖨 ⌨ 🖱 💾 🧮 🎥 🎞 📽 🎬 📺 📷 📸 📹 🔍 🔎 💡
    🔦 📔 📖 📚 📒 📃 📜 📄 📰 🗞 📑 🔖 🏷 💰 💵 💶 💸 💳 🧾 ✉ 📧 📩 📤 📥 📦 📮 ✏ 🖋 🖊 🖌 📝 💼 📁 📂
    🗂 📅 📆 🗒 🗓 📇 📈 📉 📊 📋 📌 📍 📎 🖇 📏 📐 ✂ 🗃 🗄 🗑 🔒 🔓 🔏 🔐 🔑 🗝 🔨 ⚒ 🛠 🛡 🔧 🪛 ⚙ ⚖ 🔗
    🧰 🧲 🪜 ⚗ 🧪 🧬 🔬 🔭 📡 💊 🩺 🚪 🪟 🛋 🛒 🪪 ⚠ 🔃 ⚛ 🔀 🔁 ♾ ⚕ ♻ ✅ ☑ ❌ 🔢 ℹ 🈯
  `
    .trim()
    .split(/\s+/),
)

/** Without what says only how it is drawn: the style of its kind, and the tone of its skin. */
const plainOf = (text: string) => text.trim().replace(/[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu, '')

/** The address of an emoji’s picture; null for one that has none, and for any other text. */
export function emojiPicture(text: string): string | null {
  const plain = plainOf(text)
  if (!SHIPPED.has(plain)) return null
  const codes = Array.from(plain, (sign) => sign.codePointAt(0)!.toString(16))
  return `/icons/emoji/${codes.join('-')}.svg`
}
