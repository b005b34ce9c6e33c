import { type ComponentProps, createElement } from 'react'

/** A drawing of lucide: its name, and the elements that it is made of. */
interface IconData {
  name: string
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

const isNamed = (props: object) =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')

/**
 * Makes a component of a drawing, in the place of lucide's own (see vite.config.ts), which knows settings that nothing here
 * uses: the same element, for a tenth of the code that every page loads and runs.
 */
export function createIcon({ name, aliases = [], node }: IconData) {
  const look = ['lucide', name, ...aliases].join(' lucide-')
  return function Icon({ className, children, ...props }: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${look} ${className}` : look,
        ...(!children && !isNamed(props) && { 'aria-hidden': 'true' }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
