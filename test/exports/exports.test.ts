/* oxlint-disable import/no-unassigned-import -- each adds its tests */
// In one process, as exports of the whole corpus take long to make and all four look at them.
import "./corpus.suite.js";
import "./flat.suite.js";
import "./forge.suite.js";
import "./xmage.suite.js";
