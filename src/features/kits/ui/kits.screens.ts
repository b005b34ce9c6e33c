import { createRoute } from '@tanstack/react-router'
import { at } from '../../../app/screen.ts'
import { kitBuilderRoute } from './kit-builder.route.ts'
import { sharedKitRoute } from './shared-kit.route.ts'

export const screens = [
  createRoute({ ...at('/kit-builder', 'app', 'KitBuilderPage'), ...kitBuilderRoute }),
  createRoute({ ...at('/kits/$token', 'kits', 'SharedKitPage'), ...sharedKitRoute }),
]

declare module '../../../app/screen.ts' {
  interface Screens {
    kits: typeof screens
  }
}
