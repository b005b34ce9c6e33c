import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { DIFFICULTIES } from '../../admin-tools.contract.ts'
import { NEW_TUTORIAL, type ToolValues } from './tool-values.ts'

/** The tutorials of a tool, in their order. */
export function TutorialFields() {
  const { control } = useFormContext<ToolValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'tutorials' })
  return (
    <div className="grid gap-4">
      {fields.map((field, i) => (
        <section
          key={field.id}
          aria-label={`Tutorial ${i + 1}`}
          className="grid gap-3 rounded-card border border-line p-4"
        >
          <div className="flex items-center gap-1">
            <h4 className="mr-auto font-sans text-sm font-medium">Tutorial {i + 1}</h4>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Move tutorial ${i + 1} up`}
              disabled={i === 0}
              onClick={() => move(i, i - 1)}
              icon={ArrowUp}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Move tutorial ${i + 1} down`}
              disabled={i === fields.length - 1}
              onClick={() => move(i, i + 1)}
              icon={ArrowDown}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove tutorial ${i + 1}`}
              onClick={() => remove(i)}
              icon={Trash2}
            />
          </div>
          <TextInput name={`tutorials.${i}.title`} label="Title" required />
          <AreaInput name={`tutorials.${i}.description`} label="What it teaches" rows={2} />
          <div className="grid gap-3 sm:grid-cols-2">
            <ChoiceInput name={`tutorials.${i}.difficulty_level`} label="Difficulty" required={false}>
              <option value="">Not said</option>
              {DIFFICULTIES.map((level) => (
                <option key={level}>{level}</option>
              ))}
            </ChoiceInput>
            <TextInput name={`tutorials.${i}.duration_minutes`} label="Minutes" />
            <TextInput
              name={`tutorials.${i}.video_url`}
              label="Video URL"
              type="url"
              placeholder="https://"
            />
            <TextInput name={`tutorials.${i}.pdf_url`} label="PDF URL" type="url" placeholder="https://" />
          </div>
        </section>
      ))}
      <div>
        <Button size="sm" onClick={() => append(NEW_TUTORIAL)} icon={Plus}>
          Add a tutorial
        </Button>
      </div>
    </div>
  )
}
