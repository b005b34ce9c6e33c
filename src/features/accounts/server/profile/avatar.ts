import { makeWebp } from '../../../../kernel/files/images.ts'
import { AppError } from '../../../../shared/errors.ts'
import { AVATAR_SIZE } from '../../accounts.limits.ts'
import { AVATAR_NO_IMAGE } from '../../accounts.messages.ts'

/** Makes a square WebP of an image. Throws `invalid` for what is no image. */
export async function makeAvatar(bytes: Uint8Array): Promise<Buffer> {
  const avatar = await makeWebp(bytes, { width: AVATAR_SIZE, height: AVATAR_SIZE, fit: 'cover' })
  if (!avatar) throw new AppError('invalid', AVATAR_NO_IMAGE, { avatar: AVATAR_NO_IMAGE })
  return avatar
}
