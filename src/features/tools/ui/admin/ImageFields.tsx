import { Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { lines } from '../../../../admin-kit/form/field-values.ts'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { api } from '../../../../app/query.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LogoTile } from '../../../../ui/LogoTile.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UploadButton } from '../../../../ui/UploadButton.tsx'
import { LibraryButton } from '../../../media/ui/admin/LibraryButton.tsx'
import type { ToolValues } from './tool-values.ts'

async function upload(file: File, kind: 'logo' | 'screenshot'): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  return (await api('POST /api/admin/upload', { query: { kind }, form })).fileUrl
}

/** The logo: an address, or a picture that is uploaded or stored already. */
export function LogoField() {
  const { control, setValue } = useFormContext<ToolValues>()
  const [name, slug, src, color] = useWatch({ control, name: ['name', 'slug', 'logo_url', 'theme_color'] })
  const put = (address: string) => setValue('logo_url', address, { shouldDirty: true, shouldValidate: true })
  const send = async ([file]: File[]) => {
    try {
      put(await upload(file!, 'logo'))
      void toast({ title: 'Logo uploaded successfully!' })
    } catch (error) {
      void toast({
        title:
          error instanceof AppError
            ? `Failed to upload logo: ${error.message}`
            : 'Error uploading logo. Please try again.',
      })
    }
  }
  return (
    <div className="grid gap-3">
      <TextInput name="logo_url" label="Logo URL" type="url" placeholder="https://" />
      <div className="flex flex-wrap items-center gap-3">
        <LogoTile
          key={src}
          name={name || '?'}
          slug={slug || name}
          src={src || null}
          color={color}
          size={48}
        />
        <UploadButton label="Upload a logo" onFiles={send} />
        <LibraryButton
          label="Choose a stored logo"
          kind="logo"
          chosen={src ? [src] : []}
          onPick={({ address }) => put(address)}
        />
      </div>
    </div>
  )
}

/** Screenshots: addresses, one on a line, and pictures that are uploaded or stored already. */
export function ScreenshotsField() {
  const { control, getValues, setValue } = useFormContext<ToolValues>()
  const addresses = lines(useWatch({ control, name: 'screenshots' }))
  const put = (list: string[]) =>
    setValue('screenshots', list.join('\n'), { shouldDirty: true, shouldValidate: true })
  const send = async (files: File[]) => {
    for (const file of files) {
      try {
        put([...lines(getValues('screenshots')), await upload(file, 'screenshot')])
      } catch (error) {
        void toast({
          title:
            error instanceof AppError
              ? `Upload failed: ${error.message}`
              : 'Upload failed. Please try again.',
          description: file.name,
        })
      }
    }
  }
  return (
    <div className="grid gap-3">
      <AreaInput name="screenshots" label="Screenshots" hint="One address on each line, in their order." />
      {addresses.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Screenshots">
          {addresses.map((address, i) => (
            <li key={address} className="relative">
              <img
                src={address}
                alt={`Screenshot ${i + 1}`}
                width={144}
                height={90}
                loading="lazy"
                referrerPolicy="no-referrer"
                className="h-[90px] w-36 rounded-control border border-line bg-raised object-cover"
              />
              <Button
                size="icon"
                className="absolute top-1 right-1"
                aria-label={`Remove screenshot ${i + 1}`}
                onClick={() => put(addresses.filter((other) => other !== address))}
                icon={Trash2}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <UploadButton label="Upload screenshots" several onFiles={send} />
        <LibraryButton
          label="Choose a stored screenshot"
          kind="screenshot"
          chosen={addresses}
          onPick={({ address }) => put([...new Set([...addresses, address])])}
        />
      </div>
    </div>
  )
}
