/** The player of a video that somebody has asked for, so it begins by itself. */
export function createPlayer(embed: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe')
  Object.assign(player, {
    src: playerAddress(embed),
    title,
    width: '960',
    height: '540',
    allow: PLAYER_ALLOW,
    allowFullscreen: true,
  })
  return player
}

export const playerAddress = (embed: string) => `${embed}?autoplay=1`
export const PLAYER_ALLOW = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
