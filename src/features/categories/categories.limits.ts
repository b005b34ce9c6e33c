export const CATEGORY_LIST_TAGS = 5
/** Tools that a category is shown with. */
export const CATEGORY_FACES = 4
/** What the advanced filters of the category page offer: least numbers of tools, least percentages of free ones. */
export const CATEGORY_MIN_TOOLS = [10, 25, 50, 100] as const
export const CATEGORY_FREE_SHARES = [25, 50, 75, 90] as const
export const CATEGORY_SORTS = ['alphabetical', 'popular'] as const
export const CATEGORY_VIEWS = ['grid', 'list'] as const
