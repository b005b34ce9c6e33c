import { linkOptions } from '@tanstack/react-router'

/** The places of somebody who is signed in, as menu and dashboard list them. */
export const ACCOUNT_LINKS = [
  linkOptions({ to: '/dashboard', label: 'Dashboard' }),
  linkOptions({ to: '/profile', label: 'Profile' }),
  linkOptions({ to: '/saved', label: 'Saved Tools' }),
]
