import { z } from 'zod'
import { emailAddress } from '../../shared/fields.ts'

export const PASSWORD_MIN = 8

/** Signing in asks only that both are there: what is wrong with them is for the server to say. */
export const SignInInput = z.object({
  email: z.string().trim().min(1, 'Email address is required'),
  password: z.string().min(1, 'Password is required'),
})
export type SignInInput = z.infer<typeof SignInInput>

export const SignUpInput = z
  .object({
    name: z.string().trim().min(1, 'Full name is required'),
    email: emailAddress(),
    mobile: z.string().trim().min(1, 'Mobile number is required'),
    password: z
      .string()
      .min(1, 'Password is required')
      .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters long`),
    confirm: z.string().min(1, 'Please confirm your password'),
  })
  .refine(({ password, confirm }) => confirm === '' || password === confirm, {
    path: ['confirm'],
    message: 'Passwords do not match',
  })
export type SignUpInput = z.infer<typeof SignUpInput>
