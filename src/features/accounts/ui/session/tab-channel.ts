/** What has become of the session that all tabs of a browser share. */
export type TabNews = 'signed-in' | 'signed-out'

let channel: BroadcastChannel | undefined

export const tellOtherTabs = (news: TabNews) => channel?.postMessage(news)

export function hearOtherTabs(onNews: (news: TabNews) => void): void {
  channel = new BroadcastChannel('kitly.session')
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data)
}
