import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { SignInHost } from '../features/accounts/ui/SignInHost.tsx'
import { AnalyticsHost } from '../features/analytics/ui/AnalyticsHost.tsx'
import { CompareBar } from '../features/compare/ui/CompareBar.tsx'
import { CommandPaletteHost } from './CommandPaletteHost.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HINT_SCRIPT } from './signed-in-hint.ts'
import { THEME_SCRIPT } from './theme.ts'

/** The whole document: what every page has around it. */
export function RootDocument(): ReactNode {
  // Effects run from the inside out: when this one has, the whole page listens. The browser tests wait for it.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${HINT_SCRIPT}` }} />
        {/* Here, since the router's head keeps one of each name. */}
        <meta name="theme-color" content="#faf9f7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <Footer />
        <CompareBar />
        <SignInHost />
        <CommandPaletteHost />
        <AnalyticsHost />
        <Scripts />
      </body>
    </html>
  )
}
