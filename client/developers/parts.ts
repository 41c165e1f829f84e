/** The anchor of a part of the page. */
export const mcpPart = 'mcp'
