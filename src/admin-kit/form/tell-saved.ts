import { type ToastOptions, toast } from '../../ui/toast.ts'

const list = new Intl.ListFormat('en')

/** 'Saved, together with what Ada and Bea changed', where they did. */
export const mergedSentence = (names: string[] | undefined): { description?: string } =>
  names?.length ? { description: `Saved, together with what ${list.format(names)} changed` } : {}

/** Says that something was saved, and with whose changes. */
export function tellSaved(
  title: string,
  stored: { merged_with?: string[] | undefined },
  more: Partial<ToastOptions> = {},
) {
  void toast({ title, ...mergedSentence(stored.merged_with), ...more })
}
