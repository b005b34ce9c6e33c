import type { Random } from '../seeded.ts'

/** What nobody in their right mind sends. */

const WHOLE = [0, -0, -1, 1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296]
const NUMBERS = [
  ...WHOLE,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
  0.1,
  4.999_999_999_9,
  -0.5,
]

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff\ud800b',
  '\ufeff',
  '\u202egnp.exe',
  'é'.normalize('NFD').repeat(60),
  'Z̴̧͎͓a̸̛̮l̶͙͝g̵̙͂o̷̲͘'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(30),
  'İ'.repeat(150),
  "'; drop table tools; --",
  '" or 1=1 --',
  '%',
  '_%\\',
  '%00',
  '%s%n%x',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</textarea></title></style>',
  '<p>'.repeat(800),
  '<ul><li>'.repeat(300),
  '<table><tr><td>'.repeat(150),
  '=HYPERLINK("http://x","y")',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '../../../../etc/passwd',
  'C:\\con\\nul',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  'http://[::1',
  'http://127.0.0.1:1/',
  'https://user:pass@tool.example:99999/',
  'https://xn--0.example/',
  `https://tool.example/${'a'.repeat(1_950)}`,
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  '"a b"@example.com',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '-1',
  '9999999999',
  '99999999999999999999',
  '00000000000000000001',
  '1.5',
  'true',
  '[]',
  '[1,2',
  '[99999999999]',
  '[null,"a",{}]',
  '{"a":{"b":[1]}}',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30T25:61:61Z',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '(((((((((((((a',
  `${'a'.repeat(40)}!`,
  'a'.repeat(201),
  'a'.repeat(5_001),
  'ab '.repeat(20_000),
]

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
const deepObject = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

const THINGS: (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [{}],
  () => ['a', 'a'],
  () => ({ length: 3, 0: 'a' }),
  () => JSON.parse('{"__proto__":{"user_role":"admin"},"constructor":{"prototype":{"a":1}}}'),
  () => ({ toString: 'a', valueOf: 1, toJSON: 'b' }),
  () => Array.from({ length: 1_200 }, (_, i) => i),
  () => Object.fromEntries(Array.from({ length: 1_200 }, (_, i) => [`k${i}`, i])),
  () => deep(500),
  () => deepObject(3_000),
]

export const hostileText = (random: Random): string => random.pick(TEXTS)

/** Of any type. */
export function hostileValue(random: Random): unknown {
  const kind = random.below(10)
  if (kind < 5) return hostileText(random)
  return kind < 8 ? random.pick(NUMBERS) : random.pick(THINGS)()
}

/** Parts of addresses, as they stand there: some of them no UTF-8 at all. */
const RAW = [
  '%',
  '%%',
  '%zz',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%00',
  '..',
  '.',
  '%2e%2e%2f',
  '%2f',
  '%5c',
  '%20',
  ';a=b',
  '%0d%0aa',
  '+',
  '*',
  '~',
]

export const hostilePart = (random: Random): string =>
  random.chance(0.3) ? random.pick(RAW) : encodePart(hostileText(random).slice(0, 3_000))

/** Also of texts that have no UTF-8. */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Bodies that are no JSON, or not in the type that they say. */
export const BODIES: { type: string | undefined; body: string | Buffer }[] = [
  { type: 'application/json', body: '' },
  { type: 'application/json', body: '{' },
  { type: 'application/json', body: '{"a":1,}' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '1e999' },
  { type: 'application/json', body: '"\\ud800"' },
  { type: 'application/json', body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
  { type: 'application/json', body: Buffer.from('\ufeff{}') },
  { type: 'application/json', body: `${'['.repeat(45_000)}${']'.repeat(45_000)}` },
  { type: 'application/json', body: `{"a":"${'x'.repeat(150_000)}"}` },
  { type: 'application/json; charset=utf-16', body: Buffer.from('{}', 'utf16le') },
  { type: 'text/plain', body: '{}' },
  { type: undefined, body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&a=2' },
  { type: 'multipart/form-data', body: 'no boundary' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disposition: form-data; name="file"' },
  { type: 'multipart/form-data; boundary=x', body: '--x--\r\n' },
]

export const HEADERS: Record<string, string>[] = [
  { accept: '*/*;q=nonsense' },
  { 'accept-encoding': 'br;q=1e9, ,,gzip;;' },
  { range: 'bytes=-99999999999' },
  { 'if-none-match': `"${'x'.repeat(4_000)}"` },
  { 'if-modified-since': 'never' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0..' },
  { 'x-forwarded-for': ', , 999.1.1.1, ::ffff:1' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'accept-language': '\xff\xfe' },
  { cookie: 'a=b; ; =; kitly.session_token=%ff.%00; kitly=%' },
]
