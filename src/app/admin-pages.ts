import type { Module } from './screen.ts'

/** Pages of the administration: their list is no part of what every page loads. */
export const adminPages = import.meta.glob<Module>('../features/*/ui/Admin*Page.tsx')
