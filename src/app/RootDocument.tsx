import { ClientOnly, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { PromptHost } from '../features/accounts/ui/identity/PromptHost.tsx'
import { SignInHost } from '../features/accounts/ui/sign-in/SignInHost.tsx'
import { AnalyticsHost } from '../features/analytics/ui/AnalyticsHost.tsx'
import { CompareBarHost } from '../features/compare/ui/CompareBarHost.tsx'
import { COMPARING_SCRIPT } from '../features/compare/ui/compare-list.ts'
import { VIEW_SCRIPT } from '../features/tools/ui/tools-view.ts'
import { later } from '../ui/later.ts'
import { Still } from '../ui/Still.tsx'
import { IconSymbols } from '../ui/SymbolIcon.tsx'
import { isAdminPath } from './admin-area.ts'
import { CommandPaletteHost } from './CommandPaletteHost.tsx'
import { EARLY_SCRIPT } from './early-input.ts'
import { Header } from './Header.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { PageHead } from './PageHead.tsx'
import { PartsContext } from './parts.ts'
import { PARTS } from './parts-of-nouns.tsx'
import { HINT_SCRIPT } from './signed-in-hint.ts'
import { THEME_SCRIPT } from './theme.ts'

/** Drawn where it was not sent: the server has it at hand (entry-server.tsx). */
export const Footer = later(() => import('./Footer.tsx'), 'Footer')

/** Nearly its own height in each layout: on a slow line it would grow while it arrives, and move on short pages. */
const FOOTER_HEIGHT = 'min-h-[49.3rem] md:min-h-[41.8rem] lg:min-h-[27.8rem]'

const AdminBar = later(() => import('../admin-kit/screen/AdminBar.tsx'), 'AdminBar')

/** Runs before anything is painted; the browser's own code has no use for its text. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? [THEME_SCRIPT, HINT_SCRIPT, COMPARING_SCRIPT, VIEW_SCRIPT, EARLY_SCRIPT].join(';')
  : ''

/** The whole document: what every page has around it. */
export function RootDocument(): ReactNode {
  // Effects run from the inside out: when this one has, all around the page listens. The browser tests wait for it.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  // The administration area has a bar of its own, and nothing of what is for visitors.
  const isAdmin = useLocation({ select: ({ pathname }) => isAdminPath(pathname) })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        {/* Here, since the router's head keeps one of each name. */}
        <meta name="theme-color" content="#faf9f7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)" />
        <PageHead />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <IconSymbols />
        <NavigationBar />
        {isAdmin ? (
          <ClientOnly fallback={<div className="h-14 border-b border-line" />}>
            <Suspense fallback={<div className="h-14 border-b border-line" />}>
              <AdminBar />
            </Suspense>
          </ClientOnly>
        ) : (
          <Header />
        )}
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <PartsContext value={PARTS}>
            <Outlet />
          </PartsContext>
        </main>
        {!isAdmin && (
          <>
            <Suspense>
              <Still
                tag="footer"
                keptAs="footer"
                className={`mt-20 border-t border-line bg-surface ${FOOTER_HEIGHT}`}
              >
                <Footer />
              </Still>
            </Suspense>
            <CompareBarHost />
            <AnalyticsHost />
          </>
        )}
        <SignInHost />
        <PromptHost />
        <CommandPaletteHost />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
