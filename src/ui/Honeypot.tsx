import type { InputHTMLAttributes } from 'react'

/** People do not see it; programs that fill in every field give themselves away. */
export function Honeypot(input: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className="absolute -left-[9999px]" aria-hidden="true">
      <label>
        Website
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
