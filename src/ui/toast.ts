export interface ToastOptions {
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  /** Takes back what was just done; left out where nothing was. */
  undo?: (() => unknown) | null | undefined
}

/** Shows a short message in the corner. The toaster's code is fetched at the first one. */
export async function toast({ undo, ...options }: ToastOptions): Promise<void> {
  const { showToast } = await import('./Toaster.tsx')
  showToast(undo ? { ...options, action: { label: 'Undo', onClick: () => void undo() } } : options)
}
