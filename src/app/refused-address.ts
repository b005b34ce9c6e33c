import { notFound } from '@tanstack/react-router'
import { AppError } from '../shared/errors.ts'

/** What the API refuses to read for a page, the page's own address has asked for: there is no such page. */
export function refusedAddress(error: unknown): void {
  if (error instanceof AppError && error.code === 'invalid') throw notFound()
}
