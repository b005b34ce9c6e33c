import { describe, expect, test } from 'vitest'
import { glossed } from './language.ts'

/** Words that are no English, and names: whoever knows a catalogue knows these. */
const NAMES = ['canva', 'notion', 'sora', 'udio', 'slack', 'descript', 'le', 'chat', 'otter', 'gamma']
const ENGLISH = ['alternative', 'editor', 'free', 'logo', 'app', 'online', 'sale', 'pain', 'gift', 'die']
const knows = (word: string) => NAMES.includes(word) || ENGLISH.includes(word)

/** A text, and words of what it is in English, in any order. */
const TEXTS: Record<string, [string, string][]> = {
  de: [
    ['Ich brauche einen Podcast editor für Mac', 'need podcast editor for mac'],
    ['Ich möchte meinen Podcast schneiden und Untertitel erstellen', 'want podcast editing subtitles create'],
    ['Podcastschnitt', 'podcast editing'],
    ['Rechnungsvorlagen für Handwerker', 'invoice template for craftsman'],
    [
      'Wir sind drei Lehrerinnen und wollen Arbeitsblätter erstellen, kein Abo',
      'we three teacher worksheets no subscription',
    ],
    ['Unsere Kirchengemeinde möchte Gottesdienste live übertragen', 'church service live streaming'],
    ['Mein Hofladen braucht einen Onlineshop mit Produktfotos', 'farm need online shop product photos'],
    ['Alte Fotos meiner Oma restaurieren', 'old photos restoration'],
    [
      'Kundenanfragen beantworten, DSGVO-konform, Server in Deutschland',
      'customer support answer gdpr germany',
    ],
    ['Ich kann nicht programmieren, möchte aber eine App bauen', 'without code want app build'],
    ['Wir haben schon Slack, aber es ist zu teuer', 'we already have Slack too expensive'],
    [
      'Anstelle von Adobe Premiere etwas Quelloffenes für Linux',
      'instead of Adobe Premiere open source linux',
    ],
    ['Ich schreibe meine Masterarbeit und suche Hilfe beim Zitieren', 'write thesis help citations'],
    [
      'Besprechungen aufnehmen und Protokolle schreiben, höchstens 20 € pro Monat',
      'meeting recording meeting notes at most 20 € per month',
    ],
    ['uebersetzen', 'translate'],
    ['Bilder freistellen kostenlos', 'background removal free'],
    ['Lohnabrechnung für kleine Firma ohne Cloud', 'payroll small business no cloud'],
    ['ki-bilder', 'image generation'],
  ],
  fr: [
    ['Je voudrais monter mes vidéos et ajouter des sous-titres', 'video editing subtitles'],
    [
      'Nous sommes une petite association, nous cherchons un outil gratuit pour créer des affiches',
      'small association free tool poster',
    ],
    ["J'ai besoin d'un logiciel de facturation sans abonnement", 'need invoicing no subscription'],
    ["Comment transcrire l'audio d'un entretien ?", 'transcription audio interview'],
    ['Je veux créer une application mobile', 'mobile app'],
    ['Nous utilisons déjà Notion mais c’est trop cher', 'already Notion too expensive'],
    ['remplacer Photoshop par un logiciel libre', 'replace Photoshop open source'],
    ['compte rendu de réunion', 'meeting notes'],
    ["générateur d'images", 'image generation'],
    ['generateur d images', 'image'],
    ['traduire documents', 'translate documents'],
    ['Je suis professeur et je prépare mes cours pour mes élèves', 'teacher lesson students'],
    ['Un site web pour ma boulangerie, moins de 15 € par mois', 'website bakery 15 € per month'],
    ['Améliorer le son de mon podcast', 'sound podcast'],
    ['Écrire une lettre de motivation et mon CV', 'cover letter resume'],
    ['Nous voulons répondre aux clients sur WhatsApp', 'answer customers whatsapp'],
  ],
  es: [
    [
      'Necesito editar mi podcast y publicar clips en redes sociales',
      'need editing podcast clips social media',
    ],
    ['Somos una pequeña tienda y queremos fotos de producto y facturas', 'small shop product photos invoice'],
    ['traduccion de textos', 'translation text'],
    ['generador de imagenes gratis', 'image generation free'],
    ['No quiero suscripción, solo pagar una vez', "don't want subscription"],
    ['Quiero una alternativa a Canva que sea gratis', 'want alternative to Canva free'],
    ['ayudarme a escribir mi currículum', 'help write resume'],
    ['Ya usamos Notion pero es demasiado caro', 'already use Notion too expensive'],
    ['Soy profesora y quiero crear exámenes para mis alumnos', 'teacher quizzes students'],
    ['actas de reunión', 'meeting notes'],
    ['Una página web para mi restaurante sin programar', 'website restaurant no-code'],
    ['quitar el fondo de las fotos', 'background removal'],
    ['subtítulos automáticos', 'subtitles automatic'],
    ['Llevar la contabilidad de una asociación de vecinos', 'bookkeeping association'],
    ['Como máximo 10 euros al mes', '10 euros per month'],
  ],
  pt: [
    ['Preciso de um programa para editar vídeos do meu canal', 'need video editing channel'],
    ['Somos uma escola pequena e queremos criar planos de aula', 'school small lesson plan'],
    ['gerador de imagens grátis', 'image free'],
    ['Já usamos o Notion mas é muito caro', 'already use Notion too expensive'],
    ['criar site sem programar', 'website no-code'],
    ['Quero fazer um logotipo para a minha padaria', 'logo bakery'],
    ['transcrever reuniões', 'transcription meeting'],
    ['traducao de documentos', 'translation document'],
    ['Uma alternativa ao Canva que seja gratuita', 'alternative Canva free'],
    ['emitir faturas e controlar despesas da minha empresa', 'invoicing expense company'],
    ['Estou a escrever a minha tese e preciso de ajuda com citações', 'thesis need help citations'],
    ['melhorar o áudio do podcast', 'audio podcast'],
    ['Somos uma igreja e queremos transmitir o culto ao vivo', 'church live streaming'],
    ['responder aos clientes no WhatsApp', 'customer whatsapp'],
    ['remover fundo de fotos', 'background removal photo'],
  ],
  it: [
    ['Ho bisogno di un programma per montare video e creare sottotitoli', 'need video editing subtitles'],
    [
      "Siamo un piccolo studio legale e vogliamo trascrivere l'audio delle riunioni",
      'small law firm transcription audio meeting',
    ],
    ['traduzione documenti', 'translation document'],
    ['fatture elettroniche gratis', 'invoice free'],
    ['Usiamo già Notion ma è troppo caro', 'already use Notion too expensive'],
    ["Vorrei un'app per imparare le lingue", 'want app language learning'],
    ['Sono un insegnante e devo preparare verifiche per la mia classe', 'teachers class'],
    ['sito web per il mio ristorante senza programmare', 'website restaurant no-code'],
    ['generatore di immagini', 'image generation'],
    ['verbale di riunione', 'meeting notes'],
    ["un'alternativa a Canva senza abbonamento", 'alternative to Canva no subscription'],
    ['rispondere ai clienti su WhatsApp', 'customer whatsapp'],
    ["migliorare l'audio del podcast", 'audio podcast'],
    ['Restaurare le vecchie foto della nonna', 'restoration old photo'],
    ['scrivere il curriculum e la lettera di presentazione', 'resume cover letter'],
  ],
}

describe.each(Object.keys(TEXTS))('a text in %s', (language) => {
  test.each(TEXTS[language]!)('%s', (text, words) => {
    const gloss = glossed(text, knows)
    expect(gloss.language).toBe(language)
    const found = gloss.english.toLowerCase().split(/[\s,.?]+/)
    expect(
      words
        .toLowerCase()
        .split(' ')
        .filter((word) => !found.includes(word)),
    ).toEqual([])
  })
})
