CREATE TABLE "llm_requests" (
	"day" date PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL
);
