import type { AdminNoun } from '../../../admin-kit/screen/admin-nouns.ts'

export const noun: AdminNoun = {
  links: [{ to: '/admin/blog', label: 'Blog', place: 5 }],
  bin: [
    { kind: 'blog_post', many: 'Blog posts', place: 5 },
    { kind: 'blog_category', many: 'Blog categories', place: 6 },
  ],
  logged: [
    { entity: 'blog_post', place: 5 },
    { entity: 'blog_category', place: 6 },
  ],
}
