import { Extension, InputRule, Node, wrappingInputRule } from '@tiptap/core'
import { Plugin, Selection } from '@tiptap/pm/state'
import { embedUrl } from '../../../../shared/video.ts'
import { PLOT_OF_PRICES } from '../../plot-kinds.ts'
import { allowed, listed } from './attributes.ts'

const PICTURE = ['src', 'alt', 'title', 'width', 'height'] as const

function pictureOf(image: Element | null) {
  const src = allowed('img', 'src', image?.getAttribute('src')?.trim() ?? null)
  if (!image || !src) return null
  return Object.fromEntries(PICTURE.map((name) => [name, allowed('img', name, image.getAttribute(name))]))
}

/** A picture with its caption, which is what is inside; the picture itself stands in the attributes. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => Object.fromEntries(PICTURE.map((name) => [name, { default: null }])),
  parseHTML: () =>
    ['figure', 'img'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) =>
        pictureOf(tag === 'img' ? element : element.querySelector('img')) ?? false,
      contentElement: (element: globalThis.Node) =>
        (element as HTMLElement).querySelector<HTMLElement>('figcaption') ?? document.createElement('div'),
    })),
  renderHTML: ({ node: { attrs } }) => {
    const shown = Object.fromEntries(PICTURE.flatMap((name) => (attrs[name] ? [[name, attrs[name]]] : [])))
    return ['figure', ['img', { ...shown, draggable: 'false' }], ['figcaption', 0]]
  },
  addKeyboardShortcuts() {
    /** Inside the caption of a picture: what is left of the cursor is nothing. */
    const atStart = () => {
      const { $from, empty } = this.editor.state.selection
      return empty && $from.parent.type === this.type && $from.parentOffset === 0
    }
    return {
      Backspace: () => atStart() && this.editor.commands.deleteNode(this.name),
      Enter: () => {
        const { $from } = this.editor.state.selection
        if ($from.parent.type !== this.type) return false
        return this.editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .setTextSelection($from.after() + 1)
          .run()
      },
    }
  },
})

/** A box in the editor for what the page shows otherwise: players do not load here. */
function boxed(kind: string, title: string, detail: string): HTMLElement {
  const box = document.createElement('div')
  box.className = `editor-box editor-box-${kind}`
  box.contentEditable = 'false'
  const strong = document.createElement('strong')
  strong.textContent = title
  const small = document.createElement('small')
  small.textContent = detail
  box.append(strong, small)
  return box
}

const BOX = { group: 'block', atom: true, draggable: true }

export const Video = Node.create({
  ...BOX,
  name: 'video',
  addAttributes: () => ({ src: { default: null }, title: listed('iframe', 'title') }),
  parseHTML: () => [
    {
      tag: 'iframe',
      getAttrs: (element) => {
        const src = embedUrl(element.getAttribute('src')?.trim() ?? '')
        return src ? { src } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({
      dom: boxed('video', (node.attrs.title as string | null) ?? 'Video', node.attrs.src as string),
    }),
  addProseMirrorPlugins() {
    const { type } = this
    return [
      new Plugin({
        props: {
          // The address of a video alone, on an empty line: whoever pastes it there wants to show it.
          handlePaste({ state, dispatch }, event) {
            const src = embedUrl(event.clipboardData?.getData('text/plain').trim() ?? '')
            const { $from, empty } = state.selection
            if (!src || !empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return false
            if ($from.parent.content.size > 0) return false
            const line = state.schema.nodes.paragraph!.create()
            const tr = state.tr.replaceWith($from.before(), $from.after(), [type.create({ src }), line])
            dispatch(tr.setSelection(Selection.near(tr.doc.resolve($from.before() + 2))).scrollIntoView())
            return true
          },
        },
      }),
    ]
  },
})

/** A tool's card. What the page shows of it comes from the catalogue; here its name stands for it. */
export const ToolCard = Node.create({
  ...BOX,
  name: 'toolCard',
  addAttributes: () => ({
    slug: { default: null, rendered: false },
    name: { default: null, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-tool]',
      getAttrs: (element) => {
        const slug = allowed('div', 'data-tool', element.getAttribute('data-tool'))
        return slug ? { slug, name: element.textContent?.trim() || slug } : false
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { 'data-tool': attrs.slug },
    ['a', { href: `/tools/${attrs.slug}` }, String(attrs.name ?? attrs.slug)],
  ],
  addNodeView:
    () =>
    ({ node }) => ({ dom: boxed('tool', String(node.attrs.name), `/tools/${node.attrs.slug}`) }),
})

/** A tool that a plot is about. */
export interface PlotTool {
  slug: string
  name: string
}

/** A plot over tools. The page draws it from the catalogue; here the names of the tools stand for it. */
export const Plot = Node.create({
  ...BOX,
  name: 'plot',
  addAttributes: () => ({
    plot: { default: null, rendered: false },
    tools: { default: [], rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-plot]',
      getAttrs: (element) => {
        const plot = allowed('div', 'data-plot', element.getAttribute('data-plot'))
        const slugs = allowed('div', 'data-tools', element.getAttribute('data-tools'))
        if (!plot || !slugs) return false
        const nameOf = (slug: string) =>
          element.querySelector(`a[href="/tools/${slug}"]`)?.textContent?.trim() || slug
        return { plot, tools: slugs.split(' ').map((slug): PlotTool => ({ slug, name: nameOf(slug) })) }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const tools = attrs.tools as PlotTool[]
    const links = tools.flatMap(({ slug, name }, i) => [
      ...(i > 0 ? [', '] : []),
      ['a', { href: `/tools/${slug}` }, name],
    ])
    const data = { 'data-plot': attrs.plot, 'data-tools': tools.map(({ slug }) => slug).join(' ') }
    return ['div', data, ...links]
  },
  addNodeView:
    () =>
    ({ node: { attrs } }) => ({
      dom: boxed(
        'plot',
        attrs.plot === PLOT_OF_PRICES
          ? 'Plot of prices'
          : `Plot of ${String(attrs.plot).replaceAll('_', ' ')}`,
        (attrs.tools as PlotTool[]).map(({ name }) => name).join(', '),
      ),
    }),
})

export const Separator = Node.create({
  name: 'separator',
  group: 'block',
  selectable: true,
  addAttributes: () => ({ separator: listed('hr', 'data-separator', 'separator') }),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
  addInputRules() {
    return [
      new InputRule({
        find: /^---$/,
        handler: ({ range, chain }) => {
          chain()
            .deleteRange(range)
            .insertContent({ type: this.name, attrs: { separator: 'line' } })
            .run()
        },
      }),
    ]
  },
})

/** Lists with boxes to tick, and the language of a block of code, as the allow-list writes them. */
export const Attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    { types: ['bulletList'], attributes: { list: listed('ul', 'data-list', 'list') } },
    { types: ['codeBlock'], attributes: { written: listed('pre', 'data-language', 'written') } },
  ],
  addInputRules() {
    const type = this.editor.schema.nodes.bulletList!
    return [wrappingInputRule({ find: /^\s*\[\s?\]\s$/, type, getAttributes: { list: 'check' } })]
  },
})
