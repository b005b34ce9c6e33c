import { describe, expect, test } from 'vitest'
import { findDemands } from './demands.ts'
import { glossed } from './language.ts'

describe('a text that is glossed', () => {
  test('says where each piece came from', () => {
    const text = 'Ich suche (dringend!) Rechnungsvorlagen für Word 2021, ohne Abo.'
    const { english, pieces } = glossed(text)
    const parts = pieces.map(([from, to, start, end]) => [english.slice(from, to), text.slice(start, end)])
    expect(parts).toContainEqual(['invoice template', 'Rechnungsvorlagen'])
    expect(parts).toContainEqual(['2021', '2021'])
    expect(parts).toContainEqual(['no subscription', 'ohne Abo'])
    expect(pieces).toEqual([...pieces].sort((a, b) => a[0] - b[0] || a[2] - b[2]))
    expect(english).toMatch(/\.$/)
    expect(english).not.toMatch(/ {2}| ,/)
  })

  test('takes elisions and hyphens apart', () => {
    expect(glossed("Je cherche un générateur d'images pour l'école").english).toMatch(/image.*for.*school/)
    expect(glossed('Wir brauchen einen KI-Chatbot für unsere Kunden').english).toMatch(
      /ai chatbot for our customers/i,
    )
  })

  test('says no before what is refused, as English does', () => {
    const { english } = glossed('Texte für den Newsletter, Videos brauche ich nicht')
    expect(english.indexOf('do not need')).toBeGreaterThan(english.indexOf('newsletter'))
    expect(english.indexOf('do not need')).toBeLessThan(english.toLowerCase().indexOf('video'))
    expect(glossed('Wir wollen keine Werbung und kein Abo').english).toMatch(/no ads.*no subscription/)
  })

  test.each([
    ['Vorlesestimmen für die Stadtbücherei. Keine amerikanischen Anbieter!', 'made:not-us'],
    ['Un outil pour mes factures, pas de logiciel américain', 'made:not-us'],
    ['Para mi tienda quiero facturas, nada de empresas americanas', 'made:not-us'],
    ['Preciso de faturas para a loja, sem software americano', 'made:not-us'],
    ['Fatture per il mio negozio, nessun fornitore americano', 'made:not-us'],
    ['Rechnungen für die Werkstatt. Programm bitte auf Deutsch', 'language:german'],
    ['Mes factures, et le logiciel doit être en français', 'language:french'],
    ['Facturas de mi tienda, todo en español', 'language:spanish'],
    ['As faturas da loja, um programa em português', 'language:portuguese'],
    ['Le fatture del negozio, tutto in italiano', 'language:italian'],
    ['Prise de rendez-vous, hébergement de données de santé en France', 'data:eu'],
  ])('demands the same: %s', (text, id) => {
    expect(findDemands(glossed(text).english).map((demand) => demand.id)).toEqual([id])
  })

  test('may be one sentence of an English text', () => {
    const { english } = glossed(
      'My client wrote: Ich brauche eine neue Webseite für meine Bäckerei. What would help?',
    )
    expect(english).toMatch(/^My client wrote: .*need a new website for my bakery\. What would help\?$/)
  })

  test('has words with marks missing, or written out', () => {
    expect(glossed('Ich moechte Texte uebersetzen und Bilder vergroessern').english).toMatch(
      /want text translate.*image upscal/,
    )
    expect(glossed('traduccion').english).toMatch(/translat/)
  })

  test('keeps a word of a search that is English as well', () => {
    expect(glossed('die free', (word) => ['die', 'free'].includes(word)).english).toBe('die free')
    expect(glossed('die besten Chatbots').english).toMatch(/best chatbot/)
  })

  test('a letter before an apostrophe shows a language, also where a catalogue has it; with a capital it may be a name', () => {
    const knows = (word: string) => ['d', 'l', 'images', 'local', 'open', 'source'].includes(word)
    expect(glossed("générateur d'images local open source", knows).english).toBe(
      'image generation local open source',
    )
    expect(glossed("D'images local open source", knows).language).toBe('en')
    expect(glossed("i'd like local images of open source", knows).language).toBe('en')
  })
})

describe('another language', () => {
  test.each([
    ['ru', 'Мне нужна программа для монтажа видео'],
    ['uk', 'Мені потрібна програма для монтажу відео'],
    ['el', 'Χρειάζομαι ένα πρόγραμμα'],
    ['ar', 'أحتاج إلى برنامج'],
    ['he', 'אני צריך תוכנה'],
    ['zh', '我需要一个视频编辑软件'],
    ['ja', 'ビデオ編集ソフトが必要です'],
    ['ko', '비디오 편집 프로그램이 필요합니다'],
    ['hi', 'मुझे वीडियो संपादक चाहिए'],
    ['th', 'ฉันต้องการโปรแกรมตัดต่อวิดีโอ'],
    ['nl', 'Ik heb een kleine bakkerij en wil een webshop openen'],
    ['pl', 'Potrzebuję programu do edycji moich filmów'],
    ['sv', 'Jag behöver ett program för att redigera video'],
    ['da', 'Vi er en forening og skal bruge hjælp til at skrive referater og lave plakater'],
    ['no', 'Vi er en forening og trenger hjelp til å lage plakater'],
    ['cs', 'Mám malou kavárnu a potřebuji program pro úpravu videa'],
    ['tr', 'Benim için video düzenlemek ve paylaşmak istiyorum'],
    ['ro', 'Am nevoie de un program pentru editare și nu vreau abonament'],
    ['fi', 'Meillä on pieni kahvila ja haluamme nettisivut'],
    ['hu', 'Szükségem van egy programra és szeretnék videót készíteni'],
    ['id', 'Saya punya toko dan ingin membuat foto untuk produk'],
    ['vi', 'Tôi cần một chương trình để chỉnh sửa video'],
  ])('is recognised: %s', (language, text) => {
    expect(glossed(text)).toEqual({ language, english: text, pieces: [], jobs: [] })
  })

  test('is not guessed', () => {
    for (const text of ['', '  ', '12', 'xqzt wrbl', 'Brno Plzeň']) expect(glossed(text).language).toBe('und')
  })
})
