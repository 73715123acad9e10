/* oxlint-disable import/no-unassigned-import -- each adds its tests */
// In one process, as the graphs of the whole corpus take long to make and all three look at them.
import "./layer-graph.suite.js";
import "./graph-layout.suite.js";
import "./dependency-graph.suite.js";
