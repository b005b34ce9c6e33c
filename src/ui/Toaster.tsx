import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { buttonClass } from './button.ts'
import type { ToastOptions } from './toast.ts'

const manager = Toast.createToastManager()
/** How long a message stands; one that offers something stays until it can be read, found and pressed. */
const MESSAGE_MS = 6000
const OFFER_MS = 10_000
let mounted = false
/** Toasts that were asked for before the region was there; a screen reader would have missed them. */
const waiting: ToastOptions[] = []

export function showToast(options: ToastOptions) {
  if (mounted) return add(options)
  waiting.push(options)
  if (waiting.length > 1) return
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<Toaster />)
}

function add({ title, description, action }: ToastOptions) {
  manager.add({
    title,
    description,
    timeout: action ? OFFER_MS : MESSAGE_MS,
    ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
  })
}

function Toaster() {
  useEffect(() => {
    mounted = true
    for (const options of waiting.splice(0)) add(options)
  }, [])
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-3 bottom-20 z-60 mx-auto flex max-w-sm flex-col gap-2 sm:right-6 sm:left-auto sm:mx-0 sm:w-96">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="flex items-center gap-3 rounded-xl border border-line bg-surface py-2 pr-2 pl-4 shadow-float transition duration-200 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-2 data-[starting-style]:opacity-0"
    >
      <div className="min-w-0 flex-1 text-sm">
        <Toast.Title className="font-sans text-sm font-medium tracking-normal" />
        <Toast.Description className="text-muted" />
      </div>
      <Toast.Action className={buttonClass('soft', 'sm')} />
      <Toast.Close className={buttonClass('ghost', 'icon')} aria-label="Dismiss">
        <X className="size-4" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ))
}
