/**
 * Domains and hosts on which others have their pages, beyond those that the list of public suffixes has: whoever has an
 * address there, or runs it, is not who made the tool.
 */
export const SHARED_HOSTS: ReadonlySet<string> = new Set(
  `
  apple.com google.com github.com gitlab.com bitbucket.org codeberg.org sourceforge.net huggingface.co kaggle.com
  npmjs.com pypi.org hub.docker.com wordpress.org wordpress.com addons.mozilla.org apps.microsoft.com
  appsource.microsoft.com microsoftedge.microsoft.com marketplace.visualstudio.com apps.shopify.com
  marketplace.atlassian.com appexchange.salesforce.com
  chatgpt.com chat.openai.com poe.com notion.site medium.com substack.com ghost.io blogger.com tumblr.com
  carrd.co linktr.ee bio.link facebook.com instagram.com x.com twitter.com linkedin.com youtube.com reddit.com
  tiktok.com pinterest.com discord.com discord.gg telegram.org t.me whatsapp.com producthunt.com
  gumroad.com lemonsqueezy.com itch.io patreon.com ko-fi.com buymeacoffee.com etsy.com steampowered.com
  f-droid.org archive.org sharepoint.com wixsite.com weebly.com
  `
    .trim()
    .split(/\s+/),
)
