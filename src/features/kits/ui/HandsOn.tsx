import {
  Box,
  Braces,
  Captions,
  ChartColumn,
  Clapperboard,
  Database,
  FileText,
  Image,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  MessageSquare,
  Music,
  PanelsTopLeft,
  Shapes,
  AudioLines as Sound,
  Users,
  Wallet,
} from 'lucide-react'
import type { StepJob } from '../kits.contract.ts'

type Handed = NonNullable<StepJob['hands_on']>

const ICONS: Record<Handed['icon'], LucideIcon> = {
  audio: Sound,
  captions: Captions,
  chart: ChartColumn,
  chat: MessageSquare,
  code: Braces,
  cube: Box,
  data: Database,
  idea: Lightbulb,
  image: Image,
  list: ListChecks,
  mail: Mail,
  money: Wallet,
  music: Music,
  people: Users,
  plan: MapIcon,
  shape: Shapes,
  text: FileText,
  video: Clapperboard,
  website: PanelsTopLeft,
}

/** What a step hands on to the next. */
export function HandsOn({ icon, label }: Handed) {
  const Icon = ICONS[icon]
  return (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">Hands on: </span>
      <span className="min-w-0 truncate">{label}</span>
    </>
  )
}
