export interface ToastOptions {
  title: string
  description?: string
  /** A way to take back what was just done. */
  action?: { label: string; onClick: () => void }
}

/** Shows a short message in the corner. The toaster's code is fetched at the first one. */
export async function toast(options: ToastOptions): Promise<void> {
  const { showToast } = await import('./Toaster.tsx')
  showToast(options)
}
