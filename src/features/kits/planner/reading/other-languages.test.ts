import { expect, test } from 'vitest'
import { starterTools } from '../../../../../bench/starter-tools.ts'
import { buildCatalog } from '../../../../catalog/catalog.ts'
import { readPrompt } from './reading.ts'

const catalog = buildCatalog({ tools: await starterTools(), categories: [] })

/** What a prompt asks for among other things. */
test.each([
  // German
  ['Wenn ich auf der Leiter stehe, sollte jemand die Anrufe entgegennehmen', 'phone-support'],
  ['Ich lasse mir abends gern lange Texte vorlesen', 'read-aloud'],
  ['Kurrentschrift auf den alten Feldpostkarten entziffern', 'handwriting'],
  ['Ich bräuchte Untertitel für unsere Vereinsfilme', 'subtitles'],
  ['Stockkarten für meine Bienenvölker führen und den Wintervorrat im Blick behalten', 'records'],
  // French
  ['Il me faudrait enlever les silences de mon émission', 'edit-podcast'],
  ["m'aider à inventer les règles d'un jeu de société", 'game-ideas'],
  ['trouver des publications scientifiques sur les tourbières', 'find-papers'],
  ["un répondeur qui prend les appels quand l'atelier fait du bruit", 'phone-support'],
  // Spanish
  ['poner letras encima de los videos del taller', 'subtitles'],
  ['quitar la tos de la grabación del coro', 'clean-audio'],
  ['un mapa interactivo de las fuentes del pueblo', 'maps'],
  ['que me lea en voz alta los apuntes mientras conduzco', 'read-aloud'],
  // Portuguese
  ['preciso de cortes da palestra para as redes', 'clips'],
  ['tarjar os nomes dos pacientes nos relatórios', 'redact'],
  ['quero decifrar as cartas antigas da minha bisavó', 'handwriting'],
  // Italian
  ['vorrei sbobinare le interviste ai partigiani', 'transcribe'],
  ['scontornare le ceramiche che vendo al mercato', 'remove-background'],
  ['togliere il fruscio dalle cassette del nonno', 'clean-audio'],
  ['correggere le verifiche della seconda B', 'grading'],
])('%s', (prompt, job) => {
  expect(readPrompt(catalog, prompt).jobs.map((one) => one.job.id)).toContain(job)
})

test('a job that is refused in another language is not asked for', () => {
  const { jobs } = readPrompt(catalog, 'Wir brauchen ein Logo, aber keine Untertitel')
  expect(jobs.map(({ job }) => job.id)).toEqual(['logo'])
})
