export const mcpPart = 'mcp'
